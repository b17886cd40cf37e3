"use strict";
// The filters: within a group any of the chosen values, between groups all of them.

proofsheet.filters = (() => {
  const { make, words, state } = proofsheet;
  const findings = (c) => (c.findings || []).map((i) => proofsheet.run.findings[i]);
  const severities = ["error", "warning", "info"];

  const facets = [
    { key: "show", title: "Show", values: (c) => [
      c.isChanged && "changed", c.isNew && "new", c.removed && "removed", c.counts.some(Boolean) && "findings", c.failed && "expectations",
      c.failure && "failure"].filter(Boolean),
      label: (v) => ({ changed: "Changed", new: "New", removed: "Removed", findings: "With findings",
        expectations: "Failed expectations", failure: "Not drawn" })[v], single: true },
    { key: "cause", title: "What changed", values: (c) => c.changes, label: (v) => proofsheet.changes.label(v), single: true,
      hasOrder: true },
    { key: "severity", title: "Severity", values: (c) => severities.filter((_, i) => c.counts[i] > 0),
      label: words.plain, order: severities, single: true },
    { key: "rule", title: "Rule", values: (c) => [...new Set(findings(c).map((f) => f.rule))],
      label: (v) => v, single: true, sorted: true },
    { key: "screen", title: "Screen", values: (c) => (words.isPicture(c) ? [] : [c.screen]), label: (v) => v },
    { key: "family", title: "Family", values: (c) => (words.isPicture(c) ? [] : [words.group(c)]),
      label: (v, c) => words.groupName(c) },
    { key: "device", title: "Device", values: (c) => (words.isPicture(c) ? [] : [c.device]),
      label: (v, c) => words.deviceName(c) },
    { key: "display", title: "Display", values: (c) => (c.display ? [c.display] : []), label: words.plain },
    { key: "orientation", title: "Orientation", values: (c) => (c.orientation ? [c.orientation] : []),
      label: words.plain },
    { key: "pose", title: "Pose", values: (c) => (c.pose ? [c.pose] : []), label: words.plain },
    { key: "window", title: "Window", values: (c) => (c.window ? [c.window] : []), label: words.plain },
    { key: "text", title: "Text size", values: (c) => (c.textSize ? [c.textSize] : []), label: words.plain },
    { key: "locale", title: "Locale", values: (c) => (c.locale ? [c.locale] : []), label: (v) => v },
    { key: "appearance", title: "Appearance", values: (c) => (c.appearance ? [c.appearance] : []),
      label: words.plain },
    { key: "os", title: "System", values: (c) => (c.os ? [c.os] : []), label: (v) => v },
  ];

  // Everything that a search looks through, in lower case.
  const haystack = (c) => {
    if (!c.haystack) {
      const elements = proofsheet.run.elements[c.elements] || [];
      const found = findings(c).flatMap((f) => [f.rule, f.message, f.element || ""]);
      c.haystack = [c.name, words.deviceName(c), words.stance(c), c.pose || "", ...elements, ...found]
        .join("\n").toLowerCase();
    }
    return c.haystack;
  };

  // The configurations that are shown, and for each value how many there would be.
  const apply = () => {
    const wanted = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    const active = facets.map((facet) => state.facets[facet.key]);
    const counts = facets.map(() => new Map());
    const shown = [];
    for (const c of proofsheet.run.configurations) {
      const values = facets.map((facet) => facet.values(c));
      const missed = facets.flatMap((_, i) =>
        active[i] && active[i].size > 0 && !values[i].some((v) => active[i].has(v)) ? [i] : []);
      if (missed.length > 1 || !wanted.every((word) => haystack(c).includes(word))) continue;
      if (missed.length === 0) shown.push(c);
      const counted = missed.length === 0 ? facets.keys() : missed;
      for (const i of counted) {
        for (const v of values[i]) counts[i].set(v, (counts[i].get(v) || 0) + 1);
      }
    }
    facets.forEach((facet, i) => showCounts(facet, counts[i]));
    return shown;
  };

  const showCounts = (facet, counts) => {
    for (const [value, row] of facet.rows || []) {
      const count = counts.get(value) || 0;
      row.count.textContent = count;
      row.label.classList.toggle("none", count === 0);
      row.box.checked = Boolean(state.facets[facet.key] && state.facets[facet.key].has(value));
    }
  };

  // Builds the groups that there is a choice in.
  const build = (parent, changed) => {
    for (const facet of facets) {
      const first = new Map();
      for (const c of proofsheet.run.configurations) {
        for (const v of facet.values(c)) if (!first.has(v)) first.set(v, c);
      }
      facet.rows = new Map();
      if (first.size < (facet.single ? 1 : 2)) continue;
      let values = [...first.keys()];
      if (facet.sorted) values.sort();
      if (facet.hasOrder) values = [...proofsheet.run.causes.keys()].filter((v) => first.has(v));
      if (facet.order) values = facet.order.filter((v) => first.has(v));
      const group = make("div", { role: "group", "aria-label": facet.title, class: "values" });
      for (const value of values) {
        const box = make("input", { type: "checkbox", value, "data-facet": facet.key,
          onchange: () => toggle(facet.key, value, changed) });
        const count = make("span", { class: "number" });
        const label = make("label", {}, box, make("span", { class: "name" }, facet.label(value, first.get(value))), count);
        facet.rows.set(value, { box, count, label });
        group.append(label);
      }
      const isChosen = Boolean(state.facets[facet.key]);
      const isOpen = isChosen || (values.length <= 14 && innerWidth > 860);
      parent.append(make("details", { open: isOpen, class: "facet" },
        make("summary", {}, facet.title), group));
    }
  };

  const toggle = (key, value, changed) => {
    const values = state.facets[key] || (state.facets[key] = new Set());
    if (!values.delete(value)) values.add(value);
    changed();
  };

  const isActive = () => state.query !== "" || Object.values(state.facets).some((v) => v.size > 0);
  const clear = () => { state.query = ""; state.facets = {}; };

  return { apply, build, toggle, isActive, clear, findings };
})();
