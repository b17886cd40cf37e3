"use strict";
// Keys, and the card that tells them.

proofsheet.keys = (() => {
  const { make } = proofsheet;
  const dialog = document.getElementById("keys");

  const list = [
    [["J", "K"], "next, previous configuration"],
    [["←", "→", "↑", "↓"], "move in the grid; move a large picture"],
    [["Enter"], "show the chosen configuration large"],
    [["Esc"], "back to the grid; close this"],
    [["C"], "set the next one beside it, or take it away"],
    [["N", "P"], "next, previous change"],
    [["V"], "next view of before and after"],
    [["S", "O", "B", "D"], "swipe, overlay, blink, difference"],
    [[".", ","], "next, previous element that changed"],
    [["G"], "frames before and after, on and off"],
    [["A"], "copy the command that approves it"],
    [["+", "−"], "larger, smaller"],
    [["0"], "fit the window"],
    [["1"], "one pixel a point"],
    [["[", "]"], "previous, next element"],
    [["/"], "search"],
    [["F"], "only what has findings"],
    [["L"], "to the layers"],
    [["X"], "show all: no filters"],
    [["T"], "light, dark"],
    [["?"], "these keys"],
  ];

  const build = () => {
    dialog.replaceChildren(
      make("h2", { id: "keys-title" }, "Keys"),
      make("dl", {}, list.map(([keys, text]) => make("div", {},
        make("dt", {}, keys.map((key) => make("kbd", {}, key))), make("dd", {}, text)))),
      make("button", { type: "button", onclick: () => dialog.close() }, "Close"));
  };

  const toggle = () => { if (dialog.open) dialog.close(); else dialog.showModal(); };

  const isTyping = (target) => target.matches("input[type=search], select, textarea");

  // Calls the action of a key; the names are those of the page.
  const listen = (actions) => {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (dialog.open) {
        if (event.key === "?") { event.preventDefault(); dialog.close(); }
        return;
      }
      if (isTyping(event.target)) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const action = {
        j: () => actions.step(1), k: () => actions.step(-1), c: actions.compare, "/": actions.search,
        n: () => actions.change(1), p: () => actions.change(-1), v: () => actions.view(null),
        s: () => actions.view("swipe"), o: () => actions.view("overlay"), b: () => actions.view("blink"),
        d: () => actions.view("difference"), g: actions.outlines, a: actions.approve,
        ".": () => actions.changedElement(1), ",": () => actions.changedElement(-1),
        f: actions.findings, l: actions.layers, x: actions.reset, t: actions.theme, "?": toggle,
        "+": () => actions.zoom(1.25), "=": () => actions.zoom(1.25), "-": () => actions.zoom(0.8),
        "0": actions.fit, "1": actions.exact, "[": () => actions.element(-1), "]": () => actions.element(1),
        Escape: actions.escape, ArrowLeft: () => actions.arrow(-1, 0), ArrowRight: () => actions.arrow(1, 0),
        ArrowUp: () => actions.arrow(0, -1), ArrowDown: () => actions.arrow(0, 1),
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      const isArrow = event.key.startsWith("Arrow");
      // Outside the pictures the arrows scroll, as they do everywhere.
      if (isArrow && !event.target.closest(".card, .stage")) return;
      event.preventDefault();
      action();
    });
  };

  return { build, toggle, listen };
})();
