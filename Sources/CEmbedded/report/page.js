"use strict";
// Puts the parts together.

(() => {
  const { make, words, state, filters, layers, grid, viewer, views, changes, inspector, keys } = proofsheet;
  const byId = (id) => document.getElementById(id);
  const current = () => state.at && proofsheet.run.byName.get(state.at);

  // Tells what was done, on the screen and to a screen reader.
  let silence = 0;
  proofsheet.say = (text) => {
    byId("said").textContent = text;
    clearTimeout(silence);
    silence = setTimeout(() => { byId("said").textContent = ""; }, 2500);
  };

  const handlers = {
    open: (c) => { state.at = c.name; state.isOpen = true; render(true); viewer.focus(); },
    choose: (c) => {
      if (state.at === c.name) return;
      state.at = c.name;
      state.write();
      grid.choose(c.name, false);
      inspector.show(c, handlers);
    },
    close: () => {
      if (!state.isOpen) return;
      state.isOpen = false;
      state.beside = null;
      render(true);
      grid.choose(state.at, true);
    },
    step: (by) => {
      const c = grid.step(state.at, by);
      if (!c) return;
      state.at = c.name;
      if (state.beside === c.name) state.beside = null;
      if (state.isOpen) {
        renderOpen();
        viewer.focus();
      } else {
        grid.choose(c.name, true);
        state.write();
        inspector.show(c, handlers);
      }
    },
    beside: (name) => { state.beside = name; render(); byId("beside").focus(); },
    element: (id) => {
      state.element = id;
      state.write();
      inspector.show(current(), handlers);
      viewer.mark();
      if (id) viewer.reveal(id);
    },
    view: (name) => {
      state.view = name;
      state.beside = null;
      renderOpen();
    },
    outlines: () => {
      state.outlines = !state.outlines;
      byId("outlines").checked = state.outlines;
      viewer.mark();
      state.write();
    },
    cause: (key) => {
      const isOn = state.facets.cause && state.facets.cause.has(key);
      filters.clear();
      if (!isOn) state.facets.cause = new Set([key]);
      state.isOpen = false;
      render();
    },
    // To the next configuration that changed among those that are shown, in the view that was chosen.
    change: (by) => {
      const list = grid.shown().filter((c) => c.isChanged || c.isNew || c.removed);
      if (list.length === 0) return;
      const places = new Map(grid.shown().map((c, i) => [c, i]));
      const here = places.has(current()) ? places.get(current()) : -1;
      const next = by > 0 ? list.find((c) => places.get(c) > here) || list[0]
        : list.findLast((c) => places.get(c) < here) || list[list.length - 1];
      state.beside = null;
      state.at = next.name;
      if (state.isOpen) {
        renderOpen();
      } else {
        state.isOpen = true;
        render(true);
        viewer.focus();
      }
      proofsheet.say(`Change ${list.indexOf(next) + 1} of ${list.length}: ${words.full(next)}`);
    },
  };

  // Shows the state as it is now.
  const render = (isStep) => {
    layers.apply();
    byId("search").value = state.query;
    grid.show(filters.apply());
    changes.show(byId("changes"), handlers);
    byId("changes").hidden = byId("changes").hidden || state.isOpen;
    grid.choose(state.at, false);
    count();
    byId("grid").hidden = state.isOpen;
    byId("count").parentElement.hidden = state.isOpen;
    byId("viewer").hidden = !state.isOpen;
    document.body.classList.toggle("large", state.isOpen);
    if (state.isOpen) viewer.show(handlers); else viewer.hide();
    inspector.show(current(), handlers);
    theme();
    state.write(isStep);
  };

  // The same where a large picture stays open and nothing else can have changed.
  const renderOpen = () => {
    grid.choose(state.at, false);
    viewer.show(handlers);
    inspector.show(current(), handlers);
    state.write();
  };

  const count = () => {
    const all = proofsheet.run.present.length;
    const shown = grid.shown().filter((c) => !c.removed).length;
    const gone = grid.shown().length - shown;
    const isCut = filters.isActive();
    byId("count").textContent = (isCut ? `${shown} of ${words.configurations(all)}` : words.configurations(all))
      + (gone > 0 ? `, ${gone} removed` : "");
    byId("reset").hidden = !isCut;
  };

  const theme = () => {
    if (state.theme) document.documentElement.dataset.theme = state.theme;
    else delete document.documentElement.dataset.theme;
    const isDark = state.theme ? state.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    byId("theme").textContent = isDark ? "☀" : "☾";
    byId("theme").setAttribute("aria-label", isDark ? "Light" : "Dark");
    byId("theme").title = `${isDark ? "Light" : "Dark"} (T)`;
    return isDark;
  };

  const chips = () => {
    const run = proofsheet.run;
    const total = (i) => run.configurations.reduce((sum, c) => sum + c.counts[i], 0);
    const chip = (text, kind, facet, value) => make("li", {}, make("button", { type: "button", class: `chip ${kind}`,
      onclick: () => { filters.clear(); if (facet) state.facets[facet] = new Set([value]); state.isOpen = false; render(); } }, text));
    const changed = run.configurations.filter((c) => c.isChanged).length;
    const added = run.configurations.filter((c) => c.isNew).length;
    const gone = run.configurations.length - run.present.length;
    byId("chips").replaceChildren(...[
      chip(words.configurations(run.present.length), ""),
      total(0) > 0 && chip(words.plural(total(0), "error"), "error", "severity", "error"),
      total(1) > 0 && chip(words.plural(total(1), "warning"), "warning", "severity", "warning"),
      total(2) > 0 && chip(words.plural(total(2), "remark"), "info", "severity", "info"),
      changed > 0 && chip(`${changed} changed`, "info", "show", "changed"),
      added > 0 && chip(`${added} new`, "info", "show", "new"),
      gone > 0 && chip(`${gone} removed`, "info", "show", "removed"),
    ].filter(Boolean));
    const inter = /Inter [^,]+/.exec(run.parts.fonts || "");
    byId("facts").textContent = [run.fingerprint.slice(0, 7), `proofsheet ${run.parts.program || ""}`.trim(),
      inter && inter[0]].filter(Boolean).join(" · ");
    byId("facts").title = `Fingerprint ${run.fingerprint}`;
  };

  // Builds what depends on the run; done again when a new one comes in.
  const build = () => {
    const run = proofsheet.run;
    changes.apply();
    proofsheet.picture.complete(run);
    byId("title").textContent = run.name;
    chips();
    const side = byId("filters");
    const top = side.firstChild ? side.firstChild.scrollTop : 0;
    side.replaceChildren();
    const facets = make("div", { class: "facets" });
    filters.build(facets, () => { state.isOpen = false; render(); });
    side.append(facets);
    layers.build(side);
    facets.scrollTop = top;
    grid.build(byId("grid"), handlers);
  };

  const reset = () => { filters.clear(); render(); };

  keys.build();
  keys.listen({
    step: handlers.step,
    compare: () => {
      if (!state.at) return;
      const next = grid.step(state.at, 1);
      const other = next && next.name !== state.at ? next : grid.step(state.at, -1);
      state.beside = state.isOpen && state.beside ? null : other && other.name !== state.at ? other.name : null;
      state.isOpen = true;
      render(true);
      viewer.focus();
    },
    search: () => { byId("search").focus(); byId("search").select(); },
    findings: () => filters.toggle("show", "findings", () => { state.isOpen = false; render(); }),
    change: handlers.change,
    view: (name) => {
      const c = current();
      if (!state.isOpen || !views.isComparable(c)) return;
      const place = views.list.findIndex(([other]) => other === state.view);
      const next = name || views.list[(place + 1) % views.list.length][0];
      handlers.view(state.view === next && name ? "after" : next);
      viewer.focus();
      proofsheet.say(views.list.find(([other]) => other === state.view)[1]);
    },
    outlines: () => { if (byId("outlines")) handlers.outlines(); },
    changedElement: (by) => {
      const e = state.isOpen && viewer.nextElement(by);
      if (e) handlers.element(e.id);
    },
    approve: () => {
      const c = current();
      const text = c && (c.isChanged || c.isNew) && changes.command("configuration", c.name);
      if (text) changes.copy(null, text);
    },
    layers: () => { const first = document.querySelector("[data-layer]"); if (first) first.focus(); },
    reset,
    theme: () => { state.theme = theme() ? "light" : "dark"; render(); },
    zoom: (by) => { if (state.isOpen) viewer.zoom(by); },
    fit: () => { if (state.isOpen) viewer.fit(); },
    exact: () => { if (state.isOpen) viewer.zoom(1 / viewer.scale()); },
    element: (by) => {
      const detail = current() && proofsheet.known(state.at);
      if (!detail || !detail.record) return;
      const list = detail.record.elements.map((e) => e.id);
      const place = list.indexOf(state.element);
      const next = place < 0 ? (by > 0 ? 0 : list.length - 1) : (place + by + list.length) % list.length;
      handlers.element(list[next]);
    },
    escape: () => {
      if (state.isOpen) handlers.close();
      else if (state.element) handlers.element(null);
    },
    arrow: (x, y) => {
      if (state.isOpen) return viewer.move(-40 * x / viewer.scale(), -40 * y / viewer.scale());
      const c = y === 0 ? grid.step(state.at, x) : grid.row(state.at, y);
      if (c) { grid.choose(c.name, true); handlers.choose(c); }
    },
  });

  byId("search").addEventListener("input", (event) => {
    state.query = event.target.value;
    state.isOpen = false;
    render();
  });
  byId("reset").addEventListener("click", () => { reset(); byId("previews").focus(); });
  byId("theme").addEventListener("click", () => { state.theme = theme() ? "light" : "dark"; render(); });
  byId("help").addEventListener("click", keys.toggle);
  byId("skip").addEventListener("click", () => byId("previews").focus());
  addEventListener("popstate", () => { state.read(); render(); });
  addEventListener("hashchange", () => { state.read(); render(); });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", theme);

  proofsheet.isPinned = (name) => name === state.at || name === state.beside;

  if (!proofsheet.run) {
    byId("problems").hidden = false;
    byId("problems").textContent = "data/index.js can't be read: the page needs the folder 'data' beside it.";
    return;
  }
  state.read();
  build();
  render();
  grid.reveal(state.at);
  proofsheet.live.start({ build, render });
})();
