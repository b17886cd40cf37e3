"use strict";
// Layers, switched by two style sheets that all pictures of the page share.

proofsheet.layers = (() => {
  const { make, words, state } = proofsheet;
  const base = ":host{display:block;overflow:hidden;position:relative}" +
    "svg,img{display:block;position:absolute;left:0;top:0;max-width:none;transform-origin:0 0}";
  const large = new CSSStyleSheet();
  const small = new CSSStyleSheet();
  // What the page says itself, and what could not be read so small.
  const onlyLarge = ["header", "legend", "dimensions"];
  const rule = (names) => names.map((name) => `.layer.${CSS.escape(name)}{display:none}`).join("");

  let applied = null;

  // Styles of all pictures are worked out anew after this, so it is done only where something differs.
  const apply = () => {
    const wanted = [...state.hidden].join();
    if (wanted === applied) return;
    applied = wanted;
    large.replaceSync(base + rule([...state.hidden]));
    small.replaceSync(base + rule([...state.hidden, ...onlyLarge]));
    press();
  };

  const press = () => {
    for (const button of document.querySelectorAll("[data-layer]")) {
      button.setAttribute("aria-pressed", String(!state.hidden.has(button.dataset.layer)));
    }
  };

  const toggle = (name) => {
    if (!state.hidden.delete(name)) state.hidden.add(name);
    apply();
    state.write();
  };

  const build = (parent) => {
    const names = proofsheet.run.layers;
    if (names.length === 0) return;
    const buttons = names.map((name) => make("button", { type: "button", "data-layer": name,
      onclick: () => toggle(name) }, words.layer(name)));
    parent.append(make("section", { class: "layers", "aria-labelledby": "layers-title" },
      make("h2", { id: "layers-title" }, "Layers"), make("div", { class: "toggles" }, buttons)));
    press();
  };

  return { apply, toggle, build, large, small };
})();
