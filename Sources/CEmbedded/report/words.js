"use strict";
// How things are called on the page, and small helpers to build it.

proofsheet.words = (() => {
  const families = {
    iphone: "iPhone", ipad: "iPad", watch: "Apple Watch", tv: "Apple TV", vision: "Vision", mac: "Mac",
  };
  const layers = {
    device: "Device", chrome: "Status bar", content: "Content", safeArea: "Safe area",
    margins: "Margins", readable: "Readable", regions: "Fold, cameras", letterbox: "Bars, crop",
    keyboard: "Keyboard", touch: "Touch", dimensions: "Dimensions", findings: "Findings",
    legend: "Legend", header: "Header",
  };

  // `landscapeLeft` as `Landscape left`, `accessibility3` as `Accessibility 3`.
  const plain = (word) => {
    const spaced = word.replace(/([a-z])([A-Z0-9])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  };

  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
  // A picture of a folder of pictures: nothing is known of a device.
  const isPicture = (c) => !c.files.json && !c.failure;
  const configurations = (count) =>
    plural(count, proofsheet.run.configurations.every(isPicture) ? "picture" : "configuration");
  const deviceName = (c) => (isPicture(c) ? c.name.split("/").pop() : c.deviceName || c.device);
  // How large something is shown: pixels for a point, or a share of its own pixels.
  const scale = (c, value) => (isPicture(c) ? `${Math.round(value * 100)} %` : `1 pt = ${value.toFixed(2)} px`);

  // Orientation, pose and so on: what tells a configuration from others of its device.
  const stance = (c) => {
    if (isPicture(c)) return c.name.split("/").slice(0, -1).join("/");
    const parts = [];
    if (c.display && c.display !== "main") parts.push(plain(c.display));
    if (c.orientation && c.orientation !== "native") parts.push(plain(c.orientation));
    if (c.pose && c.pose !== "flat" && c.pose !== "closed") parts.push(c.pose);
    if (c.window && c.window !== "full") parts.push(c.window);
    const words = parts.map((part, i) => (i === 0 ? part : part.toLowerCase())).join(", ");
    const last = c.name.split("/").pop();
    const suffixes = last.split("+").slice(1);
    return [words || plain(last.split("+")[0]), ...suffixes].join(" · ");
  };

  // 44 and 12.333 as they stand in the record.
  const number = (value) => String(value);
  const point = (frame) => `${number(frame[0])}, ${number(frame[1])}`;
  const size = (frame) => `${number(frame[2])} × ${number(frame[3])}`;
  // Sums of record's numbers without the dust of binary fractions.
  const sum = (value) => String(Math.round(value * 1000) / 1000 + 0);

  // Four distances with their edges; those that are zero only where asked for.
  const edges = ([top, left, bottom, right], hasZeros) =>
    [[top, "top"], [left, "left"], [bottom, "bottom"], [right, "right"]]
      .filter(([value]) => hasZeros || value !== 0)
      .map(([value, edge]) => `${sum(value)} ${edge}`).join(" · ") || "0";
  const lowered = (text) => text.charAt(0).toLowerCase() + text.slice(1);

  // What configurations are grouped by: the family, or the device where it folds.
  const group = (c) => (c.foldable ? c.device : c.family || "other");
  const groupName = (c) => (c.foldable ? deviceName(c) : families[c.family] || (isPicture(c) ? "Pictures" : "Other devices"));

  return {
    group, groupName,
    layer: (id) => layers[id] || id,
    plain, plural, configurations, isPicture, scale, deviceName, stance, number, point, size, sum, edges,
    full: (c) => (isPicture(c) ? c.name : `${deviceName(c)}, ${lowered(stance(c))}, ${c.screen}`),
  };
})();

// An element with attributes and children; text is always text, never markup.
proofsheet.make = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
};
