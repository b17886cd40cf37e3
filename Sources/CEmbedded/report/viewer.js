"use strict";
// One configuration large: alone, beside another one, or before and after.

proofsheet.viewer = (() => {
  const { make, words, picture, hover, stage: stages, views, outlines, references, state } = proofsheet;
  const section = document.getElementById("viewer");
  let panes = [];
  let zoomText = null;

  const show = (handlers) => {
    const c = proofsheet.run.byName.get(state.at);
    const beside = state.beside && proofsheet.run.byName.get(state.beside);
    const focused = section.contains(document.activeElement) && document.activeElement;
    const [focusedView, focusedId] = focused ? [focused.dataset.view, focused.id] : [];
    const kind = views.current(c);
    panes = kind === "side" ? [pane(c, handlers, "before"), pane(c, handlers, "after")]
      : [c, beside].filter(Boolean).map((shown) => pane(shown, handlers));
    section.replaceChildren(...tools(c, beside, handlers),
      make("div", { class: "panes" }, panes.map((p) => p.element)),
      views.isComparable(c) && !beside ? views.legend(c) : "");
    stack();
    stages.hold(panes, placed);
    panes.forEach((p) => p.load(kind !== "after"));
    // Where the reader was on a control, it is on the new one.
    const again = focusedView ? section.querySelector("[name=view]:checked") : focusedId && document.getElementById(focusedId);
    if (again) again.focus({ preventScroll: true });
  };

  // Two wide pictures stand one above the other where they are larger so.
  const stack = () => {
    const box = section.querySelector(".panes");
    if (panes.length < 2) return;
    const [width, height] = picture.pageSize(panes[0].c);
    const [roomX, roomY] = [box.clientWidth, box.clientHeight];
    box.classList.toggle("stacked",
      Math.min(roomX / width, roomY / 2 / height) > Math.min(roomX / 2 / width, roomY / height));
  };

  const tools = (c, beside, handlers) => {
    const button = (text, action, label) =>
      make("button", { type: "button", onclick: action, "aria-label": label, title: label }, text);
    zoomText = make("output", { class: "zoom", "aria-label": "Scale" });
    const select = choice(c, beside, handlers);
    return [
      make("div", { class: "tools" },
        button("← All", handlers.close, "Back to all previews (Escape)"),
        make("h2", { id: "viewer-title" }, words.full(c)),
        make("div", { class: "set" },
          views.isComparable(c) || c.isNew || c.removed ? [button("‹ Change", () => handlers.change(-1), "Previous change (P)"),
            button("Change ›", () => handlers.change(1), "Next change (N)")] : "",
          button("↑", () => handlers.step(-1), "Previous (K)"), button("↓", () => handlers.step(1), "Next (J)"))),
      make("div", { class: "tools" },
        make("div", { class: "set" },
          button("−", () => stages.zoom(1 / 1.25), "Smaller (−)"), zoomText, button("+", () => stages.zoom(1.25), "Larger (+)"),
          button("Fit", stages.fit, "Fit the window (0)"), button("1:1", () => stages.zoom(1 / stages.scale()), "One pixel a point (1)")),
        make("label", { class: "beside", for: "beside" }, "Beside it ", select)),
      views.isComparable(c) ? views.tools(c, handlers, () => panes) : ""];
  };

  // What can be set beside a configuration; the list is long, so it is filled when someone wants it.
  const choice = (c, beside, handlers) => {
    const option = (other) => make("option", { value: other.name, selected: other === beside }, words.full(other));
    const select = make("select", { id: "beside", onchange: () => handlers.beside(select.value || null) },
      make("option", { value: "" }, "nothing"), beside ? option(beside) : "");
    const fill = () => {
      if (select.options.length > 2) return;
      const others = proofsheet.run.configurations.filter((other) => other !== c);
      select.replaceChildren(select.options[0], ...others.map(option));
    };
    for (const event of ["pointerdown", "focus"]) select.addEventListener(event, fill);
    return select;
  };

  // A stage with what lies on it.
  const pane = (c, handlers, side) => {
    const first = views.part("after", c, null, views.newHost());
    const paper = make("div", { class: "paper" }, first.element);
    const name = [words.full(c), side && `, ${side}`].filter(Boolean).join("");
    const stage = make("div", { class: "stage", tabindex: "0", role: "group",
      "aria-label": `${name}: arrow keys move the picture, plus and minus change its size` }, paper);
    const tags = make("div", { class: "tags" });
    stage.append(tags);
    const element = make("div", { class: "pane" },
      make("p", { class: "under", hidden: !state.beside }, make("strong", {}, words.deviceName(c)), ` ${words.stance(c)}${words.isPicture(c) ? "" : ` · ${c.screen}`}`), stage);
    const self = { c, side, paper, stage, tags, element, parts: [first], onPlace: null };
    stages.listen(stage);
    hover.attach(stage, paper, (event) => ({ ...views.under(self, event), isSmall: false }));
    stage.addEventListener("click", (event) => {
      const part = views.under(self, event);
      if (stage.wasDragged || !part.record || !part.c.page) return;
      const found = hover.at(part.record, picture.locate(part.host, part.c, event, false));
      handlers.element(found ? found.id : null);
    });
    self.load = (isCompared) => load(self, isCompared);
    return self;
  };

  // Shows what a pane is for as soon as its data are there.
  const load = (self, isCompared) => {
    const { c } = self;
    const wanted = isCompared || c.isChanged && views.isComparable(c) ? references.load(c).catch((error) => error) : null;
    const done = (detail, reference) => {
      if (!panes.includes(self)) return;
      self.reference = reference instanceof Error ? null : reference;
      if (isCompared && self.reference) {
        views.stack(self, c, detail, self.reference);
        stages.refresh();
      } else {
        Object.assign(self.parts[0], { detail, record: detail.record });
        views.mount(self.parts[0]);
        stages.refresh();
      }
      if (reference instanceof Error) proofsheet.say(reference.message);
    };
    Promise.all([proofsheet.load(c), wanted]).then(([detail, reference]) => done(detail, reference), (error) => {
      if (panes.includes(self)) self.parts[0].host.replaceChildren(make("p", { class: "nothing" }, c.failure || error.message));
    });
  };

  // What follows the place of the pictures.
  const placed = (scale) => {
    if (zoomText && panes.length > 0) zoomText.textContent = words.scale(panes[0].c, scale);
    for (const pane of panes) if (pane.onPlace) pane.onPlace();
    mark();
  };

  // The outlines of what changed, and of the chosen element.
  const mark = () => {
    for (const pane of panes) {
      for (const part of pane.parts) {
        if (["before", "after", "both"].includes(part.side) && part.c.page && part.host.style.width) {
          outlines.draw(part, pane.reference && pane.reference.elements);
        }
      }
    }
  };

  // Chooses the next or the previous element that changed; nothing where there is none left.
  const nextElement = (by) => {
    const reference = panes[0] && panes[0].reference;
    if (!reference) return null;
    const list = reference.elements.filter((e) => e.role === "cause" || e.role === "look");
    const place = list.findIndex((e) => e.id === state.element);
    const next = place < 0 ? (by > 0 ? 0 : list.length - 1) : place + by;
    return list[next] || null;
  };

  // Brings an element into view where it lies beyond the edge of its stage.
  const reveal = (id) => {
    for (const pane of panes) {
      for (const part of pane.parts) {
        const element = part.record && part.host.style.width && part.record.elements.find((e) => e.id === id);
        if (element && part.c.page) return stages.reveal(pane, part, element.frame);
      }
    }
  };

  const hide = () => {
    panes = [];
    stages.hold([], () => {});
    section.replaceChildren();
    hover.hide();
  };

  return { show, hide, mark, reveal, nextElement, fit: stages.fit, zoom: stages.zoom, move: stages.move, scale: stages.scale,
    focus: () => { if (panes[0]) panes[0].stage.focus({ preventScroll: true }); } };
})();
