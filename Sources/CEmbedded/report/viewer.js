"use strict";
// One configuration large, or two side by side: zoom, pan, and measures under the pointer.

proofsheet.viewer = (() => {
  const { make, words, picture, hover, state } = proofsheet;
  const section = document.getElementById("viewer");
  // CSS pixels for a point of the window, and how far the middle of the page is moved, in points.
  const view = { scale: 1, x: 0, y: 0 };
  let panes = [];
  let zoomText = null;
  let isFitted = true;

  const show = (handlers) => {
    const c = proofsheet.run.byName.get(state.at);
    const beside = state.beside && proofsheet.run.byName.get(state.beside);
    const button = (text, action, label) =>
      make("button", { type: "button", onclick: action, "aria-label": label, title: label }, text);
    zoomText = make("output", { class: "zoom", "aria-label": "Scale" });
    const select = make("select", { id: "beside", onchange: (e) => handlers.beside(e.target.value || null) },
      make("option", { value: "" }, "nothing"),
      proofsheet.run.configurations.filter((other) => other !== c).map((other) =>
        make("option", { value: other.name, selected: other === beside }, words.full(other))));
    panes = [c, beside].filter(Boolean).map((shown) => pane(shown, handlers));
    section.replaceChildren(
      make("div", { class: "tools" },
        button("← All", handlers.close, "Back to all previews (Escape)"),
        make("h2", { id: "viewer-title" }, words.full(c)),
        make("div", { class: "set" },
          button("↑", () => handlers.step(-1), "Previous (K)"), button("↓", () => handlers.step(1), "Next (J)"))),
      make("div", { class: "tools" },
        make("div", { class: "set" },
          button("−", () => zoom(1 / 1.25), "Smaller (−)"), zoomText, button("+", () => zoom(1.25), "Larger (+)"),
          button("Fit", fit, "Fit the window (0)"), button("1:1", () => zoom(1 / view.scale), "One pixel a point (1)")),
        make("label", { class: "beside", for: "beside" }, "Beside it ", select)),
      make("div", { class: "panes" }, panes.map((p) => p.element)));
    panes.forEach((p) => p.load());
    if (isFitted) fit(); else place();
  };

  const pane = (c, handlers) => {
    const host = make("div", { class: "host", "aria-hidden": "true" });
    const paper = make("div", { class: "paper" }, host);
    const stage = make("div", { class: "stage", tabindex: "0", role: "group",
      "aria-label": `${words.full(c)}: arrow keys move the picture, plus and minus change its size` }, paper);
    const element = make("div", { class: "pane" },
      make("p", { class: "under", hidden: !state.beside }, make("strong", {}, words.deviceName(c)), ` ${words.stance(c)} · ${c.screen}`), stage);
    drag(stage);
    hover.attach(stage, host, c, false);
    stage.addEventListener("click", (event) => {
      const detail = proofsheet.known(c.name);
      if (stage.wasDragged || !detail || !detail.record || !c.page) return;
      const found = hover.at(detail.record, picture.locate(host, c, event, false));
      handlers.element(found ? found.id : null);
    });
    const self = { c, host, paper, stage, element, mark: null };
    self.load = () => proofsheet.load(c).then((detail) => {
      picture.mount(host, c, detail, false);
      mark();
    }, (error) => host.append(make("p", { class: "nothing" }, c.failure || error.message)));
    if (!c.picture) self.load = () => host.append(make("p", { class: "nothing" }, c.failure || "No picture"));
    return self;
  };

  const drag = (stage) => {
    let last = null;
    let start = null;
    stage.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      last = start = [event.clientX, event.clientY];
      stage.wasDragged = false;
    });
    stage.addEventListener("pointermove", (event) => {
      if (!last || event.buttons === 0) { last = null; return; }
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) < 4 && !stage.wasDragged) return;
      if (!stage.wasDragged) stage.setPointerCapture(event.pointerId);
      stage.wasDragged = true;
      move((event.clientX - last[0]) / view.scale, (event.clientY - last[1]) / view.scale);
      last = [event.clientX, event.clientY];
    });
    stage.addEventListener("pointerup", () => { last = null; });
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      const from = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
      zoom(Math.exp(-event.deltaY / 400), from);
    }, { passive: false });
  };

  // The scale at which all pages fit their stages.
  const fit = () => {
    const scales = panes.map(({ c, stage }) => {
      const [width, height] = picture.pageSize(c);
      const k = picture.factor(c);
      return Math.min((stage.clientWidth - 16) * k / width, (stage.clientHeight - 16) * k / height);
    });
    Object.assign(view, { scale: Math.max(Math.min(...scales, 3), 0.05), x: 0, y: 0 });
    isFitted = true;
    place();
  };

  const zoom = (by, [x, y] = [0, 0]) => {
    const scale = Math.min(Math.max(view.scale * by, 0.05), 16);
    view.x += x / scale - x / view.scale;
    view.y += y / scale - y / view.scale;
    view.scale = scale;
    isFitted = false;
    place();
  };

  const move = (x, y) => {
    view.x += x;
    view.y += y;
    isFitted = false;
    place();
  };

  const place = () => {
    hover.hide();
    for (const { c, host, paper, stage } of panes) {
      const [width, height] = picture.pageSize(c);
      const scale = view.scale / picture.factor(c);
      const left = (stage.clientWidth - width * scale) / 2 + view.x * view.scale;
      const top = (stage.clientHeight - height * scale) / 2 + view.y * view.scale;
      paper.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      host.style.width = `${width * scale}px`;
      host.style.height = `${height * scale}px`;
      picture.fit(host, c, false);
    }
    if (zoomText) zoomText.textContent = `1 pt = ${view.scale.toFixed(2)} px`;
    mark();
  };

  // The outline of the chosen element.
  const mark = () => {
    for (const pane of panes) {
      if (pane.mark) pane.mark.remove();
      pane.mark = null;
      const detail = proofsheet.known(pane.c.name);
      const record = detail && detail.record;
      const element = record && record.elements.find((e) => e.id === state.element);
      if (!element || !pane.c.page) continue;
      pane.mark = make("div", { class: "outline chosen" });
      const place = picture.place(pane.host, pane.c, element.frame, false);
      for (const side of Object.keys(place)) pane.mark.style[side] = `${place[side]}px`;
      pane.paper.append(pane.mark);
    }
  };

  const hide = () => {
    panes = [];
    section.replaceChildren();
    hover.hide();
  };

  addEventListener("resize", () => { if (panes.length > 0) { if (isFitted) fit(); else place(); } });

  return { show, hide, fit, zoom, move, mark, scale: () => view.scale,
    focus: () => { if (panes[0]) panes[0].stage.focus({ preventScroll: true }); } };
})();
