"use strict";
// Before and after in one place: ways to see two pictures of a configuration.

proofsheet.views = (() => {
  const { make, words, picture, state } = proofsheet;
  const list = [
    ["after", "After", "The picture as it is now"],
    ["side", "Side by side", "Before and after beside each other"],
    ["swipe", "Swipe", "Before at the left of a divider, after at its right (S)"],
    ["overlay", "Overlay", "After over before, as opaque as wanted (O)"],
    ["blink", "Blink", "Before and after in turn (B)"],
    ["difference", "Difference", "What differs, over the pale picture (D)"],
  ];
  const period = 700; // milliseconds that each side is shown for

  // Whether there is something to compare a configuration with.
  const isComparable = (c) => Boolean(c && c.isChanged && proofsheet.run.changes.reference);

  // The view that is wanted, where it makes sense.
  const current = (c) => (isComparable(c) && !state.beside ? state.view : "after");

  // A picture of one side, to be put on a stage.
  const part = (side, c, detail, host) => {
    const marks = make("div", { class: "marks", "aria-hidden": "true" });
    const element = make("div", { class: `part ${side}` }, host, marks);
    return { side, c, host, marks, element, detail, record: detail && detail.record };
  };
  const newHost = () => make("div", { class: "host", "aria-hidden": "true" });

  // Puts the pictures of a view on a stage, both sides loaded. Several may show the same one.
  const stack = (pane, c, detail, reference) => {
    const old = picture.asBefore(c, reference);
    const before = () => part("before", old, reference, newHost());
    const after = () => part("after", c, detail, newHost());
    const kind = current(c);
    pane.onPlace = null;
    // Beside each other both take the room of the larger one, so that they lie at the same height.
    pane.pictures = [c, old];
    if (kind === "side") pane.parts = [pane.side === "before" ? before() : after()];
    else if (kind === "difference") pane.parts = difference(pane, c, detail, old, reference);
    else pane.parts = [before(), after()];
    if (kind !== "difference") pane.paper.replaceChildren(...pane.parts.map((p) => p.element));
    for (const p of pane.parts) if (!p.isEmpty) mount(p);
    pane.tags.replaceChildren();
    // Room for the names of the sides above the picture.
    pane.hasTags = ["side", "swipe", "blink"].includes(kind);
    if (kind === "side") tag(pane, pane.side, pane.side === "before" ? "Before" : "After");
    if (kind === "swipe") swipe(pane);
    if (kind === "overlay") mix(pane);
    if (kind === "blink") blink(pane);
  };

  const mount = (p) => {
    if (p.c.picture) picture.mount(p.host, p.c, p.detail, false);
    else p.host.append(make("p", { class: "nothing" }, p.c.failure || "No picture"));
  };

  const tag = (pane, place, text) => {
    const element = make("span", { class: `tag ${place}` }, text);
    pane.tags.append(element);
    return element;
  };

  // MARK: Difference

  // The picture that the comparison drew; where there is none, the browser finds what differs.
  const difference = (pane, c, detail, old, reference) => {
    const size = [0, 1].map((i) => Math.max(picture.pageSize(c)[i], picture.pageSize(old)[i]));
    if (reference.difference) {
      const drawn = { ...c, picture: "png", file: reference.difference, version: reference.differenceVersion,
        page: { ...c.page, size } };
      const one = { ...part("both", drawn, detail, newHost()), old };
      pane.paper.replaceChildren(one.element);
      return [one];
    }
    const pale = part("pale", c, detail, newHost());
    const under = part("under", old, reference, newHost());
    const over = part("over", c, detail, newHost());
    const marks = { ...part("both", c, detail, newHost()), old, isEmpty: true };
    const blend = make("div", { class: "blend" }, under.host, over.host);
    pane.paper.replaceChildren(pale.element, blend, marks.element);
    // Without the soft pixels at the far edges, which differ from nothing but themselves.
    pane.onPlace = () => {
      blend.style.width = `${Math.floor(pane.box.width)}px`;
      blend.style.height = `${Math.floor(pane.box.height)}px`;
    };
    return [pale, under, over, marks];
  };

  // MARK: Swipe

  // The divider: a slider that is dragged, touched, or moved by arrow keys.
  const swipe = (pane) => {
    const handle = make("div", { class: "divider", role: "slider", tabindex: "0", "aria-orientation": "horizontal",
      "aria-label": "Divider between before and after", "aria-valuemin": "0", "aria-valuemax": "100" }, make("span", { class: "grip", "aria-hidden": "true" }, "⇔"),
    make("span", { class: "tag before", "aria-hidden": "true" }, "Before"), make("span", { class: "tag after", "aria-hidden": "true" }, "After"));
    pane.stage.append(handle);
    // The part of the picture that can be seen, in pixels of the stage.
    const range = () => {
      const start = Math.max(pane.box.left, 0);
      return [start, Math.max(Math.min(pane.box.left + pane.box.width, pane.stage.clientWidth), start + 1)];
    };
    pane.onPlace = () => {
      if (!pane.box) return;
      const [start, end] = range();
      const x = start + (end - start) * state.mix / 100;
      handle.style.left = `${x}px`;
      handle.setAttribute("aria-valuenow", String(Math.round(state.mix)));
      handle.setAttribute("aria-valuetext", `${Math.round(state.mix)} percent before`);
      pane.divider = x;
      pane.parts[0].element.style.clipPath = `inset(-100vmax calc(100% - ${x - pane.box.left}px) -100vmax -100vmax)`;
      pane.parts[1].element.style.clipPath = `inset(-100vmax -100vmax -100vmax ${x - pane.box.left}px)`;
    };
    const set = (value) => {
      state.mix = Math.min(Math.max(value, 0), 100);
      pane.onPlace();
      state.writeSoon();
    };
    handle.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      event.preventDefault();
      handle.focus({ preventScroll: true });
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const [start, end] = range();
      set(100 * (event.clientX - pane.stage.getBoundingClientRect().left - start) / (end - start));
    });
    handle.addEventListener("click", (event) => event.stopPropagation());
    handle.addEventListener("dblclick", (event) => { event.stopPropagation(); set(50); });
    handle.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -100, End: 100 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      event.stopPropagation();
      set(state.mix + steps[event.key] * (event.shiftKey ? 10 : 1));
    });
  };

  // MARK: Overlay and blink

  const mix = (pane) => {
    pane.onPlace = () => { pane.parts[1].host.style.opacity = String(state.mix / 100); };
  };

  let timer = null;
  let isPaused = null; // null: as the system wants motion
  let isAfter = true;
  const stopped = () => (isPaused === null ? matchMedia("(prefers-reduced-motion: reduce)").matches : isPaused);

  const blink = (pane) => {
    const name = tag(pane, "before", "After");
    pane.onPlace = () => {
      pane.parts[0].element.hidden = isAfter;
      pane.parts[1].element.hidden = !isAfter;
      name.textContent = isAfter ? "After" : "Before";
    };
    pane.onPlace();
    const beat = () => {
      clearTimeout(timer);
      if (stopped() || !pane.stage.isConnected) return;
      timer = setTimeout(() => { flip(pane); beat(); }, period);
    };
    pane.beat = beat;
    beat();
  };
  const flip = (pane) => { isAfter = !isAfter; pane.onPlace(); };

  // MARK: Controls

  // The row of controls above the pictures.
  const tools = (c, handlers, panes) => {
    const kind = current(c);
    const choice = ([name, text, title]) => make("label", { title },
      make("input", { type: "radio", name: "view", value: name, checked: name === kind, "data-view": name,
        onchange: () => handlers.view(name) }), make("span", {}, text));
    const controls = [];
    if (kind === "overlay") {
      const slider = make("input", { type: "range", min: "0", max: "100", step: "1", id: "mix", "aria-label": "Opacity of after",
        "aria-valuetext": `${Math.round(state.mix)} percent`,
        oninput: (event) => {
          state.mix = Number(event.target.value);
          event.target.setAttribute("aria-valuetext", `${state.mix} percent`);
          for (const pane of panes()) if (pane.onPlace) pane.onPlace();
          state.writeSoon();
        } });
      slider.value = String(state.mix);
      controls.push(make("span", { class: "soft" }, "Before"), slider, make("span", { class: "soft" }, "After"));
    }
    if (kind === "blink") {
      const button = make("button", { type: "button", id: "pause", "aria-pressed": String(stopped()), onclick: () => {
        isPaused = !stopped();
        button.setAttribute("aria-pressed", String(isPaused));
        for (const pane of panes()) if (pane.beat) pane.beat();
      } }, "Pause");
      controls.push(button, make("button", { type: "button", id: "flip", onclick: () => panes().forEach((p) => p.beat && flip(p)) }, "Flip"));
    }
    return make("div", { class: "tools compare" },
      make("fieldset", { class: "segments" }, make("legend", { class: "unseen" }, "View of the change"), list.map(choice)),
      make("div", { class: "set" }, controls),
      !words.isPicture(c) && make("label", { class: "check" }, make("input", { type: "checkbox", id: "outlines", checked: state.outlines,
        onchange: handlers.outlines }), "Frames"));
  };

  // What the frames mean, and how much differs.
  const legend = (c) => make("p", { class: "legend" },
    !words.isPicture(c) && [["before changed", "before"], ["after changed", "after"], ["after added", "new"], ["before removed", "gone"]].map(([look, text]) =>
      make("span", {}, make("i", { class: `change ${look}`, "aria-hidden": "true" }), text)),
    c.pixels ? make("span", {}, c.pixels) : "");

  // The part of a stage that the pointer is over.
  const under = (pane, event) => {
    const kind = pane.parts.length > 1 ? state.view : "after";
    if (kind === "swipe") return event.clientX - pane.stage.getBoundingClientRect().left < pane.divider ? pane.parts[0] : pane.parts[1];
    if (kind === "blink") return isAfter ? pane.parts[1] : pane.parts[0];
    return pane.parts[pane.parts.length - 1];
  };

  return { list, isComparable, current, part, newHost, mount, stack, tools, legend, under };
})();
