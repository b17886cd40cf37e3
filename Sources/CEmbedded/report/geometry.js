"use strict";
// A picture made of a record alone, where a run has none: the window with its guides and frames.

proofsheet.geometry = (() => {
  const ground = 24; // points around the display
  const space = "http://www.w3.org/2000/svg";

  const node = (name, attributes, ...children) => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const rect = (x, y, width, height, attributes) => node("rect", { x, y, width, height, ...attributes });

  // Where the window lies on the page of such a picture.
  const page = (display, window) => {
    const [width, height] = display;
    const [x, y] = window || [0, 0];
    return {
      size: [width + 2 * ground, height + 2 * ground], origin: [ground + x, ground + y], factor: 1,
      device: [ground - 8, ground - 8, width + 16, height + 16],
    };
  };

  const colors = {
    light: { page: "#f7f7f5", body: "#23272d", screen: "#ffffff", line: "#5a6570", fill: "#e9edf2", ink: "#1b1f24", safe: "#08716c", region: "#b4530a" },
    dark: { page: "#15181c", body: "#3a424b", screen: "#1a1e23", line: "#a3aeb9", fill: "#262d35", ink: "#eceff2", safe: "#35c4ba", region: "#f0a35a" },
  };

  // The picture.
  const picture = (c, record) => {
    const color = colors[c.appearance === "dark" ? "dark" : "light"];
    const [width, height] = c.page.size;
    const [left, top] = c.page.origin;
    const scene = record.scene;
    const layer = (name, ...children) => node("g", { class: `layer ${name}` }, ...children);
    const inside = { transform: `translate(${left} ${top})` };
    const [displayWidth, displayHeight] = scene.display;
    const guide = scene.guides && scene.guides.safeArea;
    return node("svg", { viewBox: `0 0 ${width} ${height}`, width, height, "font-family": "Inter, Noto Sans, sans-serif" },
      rect(0, 0, width, height, { fill: color.page }),
      layer("device", rect(ground - 8, ground - 8, displayWidth + 16, displayHeight + 16, { fill: color.body, rx: 20 })),
      rect(ground, ground, displayWidth, displayHeight, { fill: color.screen, rx: 12 }),
      layer("content", node("g", inside, ...record.elements.filter((e) => !e.hidden).flatMap((e) => frame(e, color)))),
      layer("safeArea", node("g", inside, ...(guide ? [rect(...guide, { fill: "none", stroke: color.safe, "stroke-width": 1.5 })] : []))),
      layer("regions", node("g", inside, ...(scene.regions || []).map((r) => rect(...r.frame, { fill: color.region, "fill-opacity": r.active ? 0.15 : 0,
        stroke: color.region, ...(r.active ? {} : { "stroke-dasharray": "4 3" }) })))));
  };

  const frame = (element, color) => {
    const [x, y, width, height] = element.frame;
    if (width <= 0 || height <= 0) return [];
    const isPart = ["text", "image", "button", "symbol", "box"].includes(element.kind) || element.interactive;
    const shape = node("g", { id: `element-${element.id}` },
      rect(x, y, width, height, { fill: isPart ? color.fill : "none", "fill-opacity": 0.7, stroke: color.line, "stroke-width": isPart ? 1 : 0.5 }));
    const name = element.text ? element.text.string : element.id;
    const room = Math.floor((width - 6) / 5.6);
    if (isPart && height >= 12 && room >= 2) {
      const text = node("text", { x: x + 3, y: y + Math.min(height / 2 + 4, 12), "font-size": 10, fill: color.ink });
      text.textContent = name.length > room ? `${name.slice(0, room - 1)}…` : name;
      shape.append(text);
    }
    return [shape];
  };

  return { page, picture, layers: ["device", "content", "safeArea", "regions"] };
})();
