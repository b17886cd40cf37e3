"use strict";
// What lies under the pointer: an outline, and the frame in points as it stands in the record.

proofsheet.hover = (() => {
  const { make, words, picture } = proofsheet;
  const tip = document.getElementById("tip");

  // The element drawn last at a location of the window.
  const at = (record, [x, y]) => {
    for (let i = record.elements.length - 1; i >= 0; i -= 1) {
      const element = record.elements[i];
      const [left, top, width, height] = element.visible;
      if (element.hidden || width <= 0 || height <= 0) continue;
      if (x >= left && x < left + width && y >= top && y < top + height) return element;
    }
    return null;
  };

  // The distances between two frames along both axes; nothing where they overlap along one.
  const gaps = (a, b) => {
    const along = (i) => Math.max(b[i] - a[i] - a[i + 2], a[i] - b[i] - b[i + 2]);
    return [["across", along(0)], ["down", along(1)]].filter(([, gap]) => gap >= 0)
      .map(([name, gap]) => `${words.sum(gap)} ${name}`);
  };

  // Follows the pointer over a surface; `pick` says which picture lies under it: its host, its
  // configuration, its record, and whether it is small.
  const attach = (surface, container, pick) => {
    let outline = null;
    const leave = () => {
      if (outline) outline.remove();
      outline = null;
      tip.hidden = true;
    };
    surface.addEventListener("pointerleave", leave);
    surface.addEventListener("pointermove", (event) => {
      const { host, c, record, isSmall, side } = pick(event);
      if (!record || !c.page || event.buttons !== 0) return leave();
      const element = at(record, picture.locate(host, c, event, isSmall));
      if (!element) return leave();
      if (!outline) {
        outline = make("div", { class: "outline" });
        container.append(outline);
      }
      const place = picture.place(host, c, element.frame, isSmall);
      for (const side of Object.keys(place)) outline.style[side] = `${place[side]}px`;
      show(element, record, event, isSmall ? null : otherFrame(c, element, side), side);
    });
  };

  // The frame of an element on the other side, where it is not the same.
  const otherFrame = (c, element, side) => {
    const reference = proofsheet.references.known(c.name);
    const change = reference && reference.elements.find((e) => e.id === element.id);
    if (!change) return null;
    return { frame: side === "before" ? change.after : change.before, delta: proofsheet.outlines.delta(change) };
  };

  const frameText = (frame) => `${words.point(frame)} · ${words.size(frame)}`;

  const show = (element, record, event, other, side) => {
    const chosen = record.elements.find((e) => e.id === proofsheet.state.element);
    const between = chosen && chosen !== element ? gaps(chosen.frame, element.frame) : [];
    tip.replaceChildren(
      make("strong", {}, element.id), make("span", { class: "soft" }, element.kind),
      make("span", { class: "numbers" },
        make("span", { "data-value": "point" }, words.point(element.frame)), " · ",
        make("span", { "data-value": "size" }, words.size(element.frame))),
      other ? make("span", { class: "soft", "data-value": "other" },
        other.frame ? `${side === "before" ? "after" : "before"}: ${frameText(other.frame)}` : "", ` ${other.delta}`) : "",
      between.length > 0 ? make("span", { class: "soft" }, `to ${chosen.id}: ${between.join(", ")}`) : "");
    tip.hidden = false;
    const x = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8);
    const below = event.clientY + 18;
    const y = below + tip.offsetHeight > innerHeight - 8 ? event.clientY - tip.offsetHeight - 10 : below;
    tip.style.left = `${Math.max(x, 8)}px`;
    tip.style.top = `${Math.max(y, 8)}px`;
  };

  return { attach, at, hide: () => { tip.hidden = true; } };
})();
