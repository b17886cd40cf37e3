"use strict";
// Frames that differ, drawn over both pictures: as they were dashed, as they are in one line.

proofsheet.outlines = (() => {
  const { make, words, picture, state } = proofsheet;

  // What happened to the frame of an element.
  const kind = (e) => (!e.before ? "added" : !e.after ? "removed" : same(e.before, e.after) ? "same" : "changed");
  const same = (a, b) => a.every((value, i) => value === b[i]);

  // How far a frame moved and grew: `12 down · +20 × +12`.
  const delta = (e) => {
    if (!e.before || !e.after) return e.before ? "gone" : "new";
    const [x, y, width, height] = e.after.map((value, i) => Number(words.sum(value - e.before[i])));
    const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
    const parts = [];
    if (width !== 0 || height !== 0) parts.push(`${signed(width)} × ${signed(height)}`);
    if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? "right" : "left"}`);
    if (y !== 0) parts.push(`${Math.abs(y)} ${y > 0 ? "down" : "up"}`);
    return parts.join(" · ") || "same frame";
  };

  // Causes come last, so that they lie on top of what follows them.
  const order = ["content", "container", "follower", "look", "cause"];

  // Draws the frames of one side, or of both, over a part of a stage.
  const draw = (part, elements) => {
    part.marks.replaceChildren();
    const sides = part.side === "both" ? ["before", "after"] : [part.side];
    if (state.outlines && elements) {
      const sorted = [...elements].sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
      for (const e of sorted) {
        for (const side of sides) if (e[side]) part.marks.append(frame(part, e, side));
      }
    }
    const chosen = part.record && part.record.elements.find((e) => e.id === state.element);
    if (chosen && part.c.page) part.marks.append(place(part, chosen.frame, make("div", { class: "outline chosen" })));
  };

  const frame = (part, e, side) => {
    const what = kind(e);
    const isNamed = e.role === "cause" && (side === "after" || what === "removed");
    const sign = { added: "+ ", removed: "− " }[what] || "";
    // The window may have been elsewhere on the page.
    const c = side === "before" && part.old ? part.old : part.c;
    return place(part, e[side], make("div", { class: `change ${side} ${what} as-${e.role}` },
      isNamed ? make("span", {}, `${sign}${e.id}`) : ""), c);
  };

  const place = (part, frame, element, c = part.c) => {
    const box = picture.place(part.host, { ...c, page: { ...c.page, size: part.c.page.size } }, frame, false);
    for (const side of Object.keys(box)) element.style[side] = `${box[side]}px`;
    if (box.top < 16) element.classList.add("below");
    return element;
  };

  return { draw, kind, delta };
})();
