"use strict";
// What is shown, as it stands in the address: a link shows the same to everyone.

proofsheet.state = (() => {
  const state = {
    query: "", facets: {}, hidden: new Set(), at: null, isOpen: false, beside: null, element: null,
    theme: null, view: "swipe", mix: 50, outlines: true,
  };
  const encode = (text) => encodeURIComponent(text).replace(/%2F/g, "/").replace(/%20/g, "+");
  const decode = (text) => {
    try { return decodeURIComponent(text.replace(/\+/g, "%20")); } catch { return ""; }
  };
  const list = (values) => [...values].map(encode).join(",");
  const fixed = ["q", "hide", "at", "open", "with", "element", "theme", "view", "mix", "frames"];
  const views = ["after", "side", "swipe", "overlay", "blink", "difference"];

  const text = () => {
    const parts = [];
    if (state.query) parts.push(`q=${encode(state.query)}`);
    for (const [key, values] of Object.entries(state.facets)) {
      if (values.size > 0) parts.push(`${key}=${list(values)}`);
    }
    if (state.hidden.size > 0) parts.push(`hide=${list(state.hidden)}`);
    if (state.at) parts.push(`${state.isOpen ? "open" : "at"}=${encode(state.at)}`);
    if (state.isOpen && state.beside) parts.push(`with=${encode(state.beside)}`);
    if (state.element) parts.push(`element=${encode(state.element)}`);
    if (state.view !== "swipe") parts.push(`view=${state.view}`);
    if (Math.round(state.mix) !== 50) parts.push(`mix=${Math.round(state.mix)}`);
    if (!state.outlines) parts.push("frames=off");
    if (state.theme) parts.push(`theme=${state.theme}`);
    return parts.length > 0 ? `#${parts.join("&")}` : "";
  };

  // Names that the run does not have are passed over: a link may be older than the run.
  const read = () => {
    const known = (name) => (proofsheet.run.byName.has(name) ? name : null);
    const values = new Map();
    for (const part of location.hash.slice(1).split("&")) {
      const equals = part.indexOf("=");
      if (equals > 0) values.set(part.slice(0, equals), part.slice(equals + 1));
    }
    const one = (key) => decode(values.get(key) || "");
    const many = (key) => (values.get(key) || "").split(",").filter(Boolean).map(decode);
    state.query = one("q");
    state.facets = {};
    for (const key of values.keys()) {
      if (!fixed.includes(key)) state.facets[key] = new Set(many(key));
    }
    state.hidden = new Set(many("hide"));
    const open = known(one("open"));
    state.at = open || known(one("at"));
    state.isOpen = Boolean(open);
    state.beside = state.isOpen ? known(one("with")) : null;
    state.element = one("element") || null;
    state.view = views.includes(one("view")) ? one("view") : "swipe";
    const mix = Number(one("mix") || 50);
    state.mix = mix >= 0 && mix <= 100 ? mix : 50;
    state.outlines = one("frames") !== "off";
    state.theme = ["light", "dark"].includes(one("theme")) ? one("theme") : null;
  };

  let later = 0;
  // A divider that is dragged would write more often than browsers allow.
  const writeSoon = () => {
    clearTimeout(later);
    later = setTimeout(() => write(false), 80);
  };

  // A new page of the history only where something is opened or closed.
  const write = (isStep) => {
    const address = location.pathname + location.search + text();
    if (text() === location.hash) return;
    clearTimeout(later);
    if (isStep) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };

  return Object.assign(state, { read, write, writeSoon });
})();
