"use strict";
// The right column: findings, changes and elements of the chosen configuration.

proofsheet.inspector = (() => {
  const { make, words, state, references, outlines } = proofsheet;
  const aside = document.getElementById("inspector");
  let shownName = null;

  const show = (c, handlers) => {
    if (!c) {
      shownName = null;
      aside.replaceChildren(make("p", { class: "hint" },
        "Choose a preview to see what was found in it and where its elements lie."));
      return;
    }
    const isSame = shownName === c.name;
    shownName = c.name;
    const top = isSame ? aside.scrollTop : 0;
    const detail = proofsheet.known(c.name);
    fill(c, detail, handlers);
    aside.scrollTop = top;
    const isCompared = proofsheet.views.isComparable(c);
    if (detail && (!isCompared || references.known(c.name))) return;
    const again = () => { if (shownName === c.name) fill(c, proofsheet.known(c.name), handlers); };
    // A reference that can't be read is told by the large view.
    if (isCompared) references.load(c).then(again, () => {});
    proofsheet.load(c).then(again, (error) => {
      if (shownName === c.name && error.message !== "not wanted any more") {
        aside.append(make("p", { class: "hint" }, error.message));
      }
    });
  };

  const fill = (c, detail, handlers) => {
    const record = detail && detail.record;
    // A frame that the reader was on keeps the focus when the column is written anew.
    const focused = aside.contains(document.activeElement) && document.activeElement.dataset.key;
    aside.replaceChildren(
      make("h2", { class: "path" }, c.name.split("/").flatMap((part, i) =>
        (i > 0 ? ["/", make("wbr"), part] : [part]))),
      make("p", { class: "soft" }, words.full(c)), facts(c, record),
      ...changes(c, handlers), ...findingCards(c, record, handlers), ...expectations(record),
      ...elementFacts(c, record, handlers), ...elementList(detail, handlers), files(c));
    if (focused) {
      const again = [...aside.querySelectorAll("[data-key]")].find((e) => e.dataset.key === focused);
      if (again) again.focus({ preventScroll: true });
    }
  };

  const rows = (pairs) => make("dl", { class: "rows" }, pairs.filter((p) => p && p[1] !== undefined && p[1] !== null)
    .map(([name, value, key]) => make("div", {}, make("dt", {}, name), make("dd", { "data-value": key }, String(value)))));

  const facts = (c, record) => {
    const insets = record && record.scene.safeArea;
    return rows([
      ["Display", c.displaySize && `${c.displaySize.map(words.number).join(" × ")} pt @${words.number(c.scale)}x`],
      ["Size classes", c.classes && c.classes.map(words.plain).join(" × ")],
      ["System", c.os && [c.system, c.os].filter(Boolean).join(" ")],
      ["Safe area", insets && words.edges(["top", "left", "bottom", "right"].map((e) => insets[e]))],
    ]);
  };

  const title = (text, count) => make("h3", {}, text, count === undefined ? "" : make("span", { class: "number" }, String(count)));

  const findingCards = (c, record, handlers) => {
    if (words.isPicture(c)) return [];
    const reference = references.known(c.name);
    const isNew = (f) => reference && reference.newFindings.some((n) => n.rule === f.rule && n.element === f.element);
    const list = record ? record.findings : (c.findings || []).map((i) => proofsheet.run.findings[i]);
    if (list.length === 0) return [title("Findings", 0), make("p", { class: "hint" }, "Nothing was found here.")];
    const order = { error: 0, warning: 1, info: 2 };
    const sorted = [...list].sort((a, b) => order[a.severity] - order[b.severity]);
    return [title("Findings", list.length), make("ul", { class: "findings" }, sorted.map((f, i) =>
      make("li", { class: `finding ${f.severity}` },
        make("p", {}, isNew(f) ? make("span", { class: "flag" }, "New") : "", f.message),
        make("p", { class: "soft" }, [f.rule, f.severity, limit(f)].filter(Boolean).join(" · ")),
        f.element ? make("button", { type: "button", class: "plain", "data-key": `finding-${i}`,
          onclick: () => handlers.element(f.element) }, f.element) : "")))];
  };

  const limit = (f) => {
    if (f.limit === undefined) return null;
    const value = f.unit === "share" ? `${words.sum(f.limit * 100)} %`
      : f.unit === "ratio" ? `${words.number(f.limit)}:1`
      : f.unit === "count" ? words.number(f.limit) : `${words.number(f.limit)} pt`;
    return `limit ${value}`;
  };

  const expectations = (record) => {
    const list = (record && record.expectations) || [];
    if (list.length === 0) return [];
    const held = list.filter((e) => e.outcome === "passed").length;
    return [title("Expectations", `${held} of ${list.length}`),
      make("ul", { class: "findings" }, list.map((e) =>
        make("li", { class: `finding ${e.outcome === "failed" ? "error" : e.outcome === "passed" ? "fine" : "info"}` },
          make("p", {}, make("code", {}, e.text)),
          make("p", { class: "soft" }, `${words.plain(e.outcome)}${e.detail ? ` · ${e.detail}` : ""}`))))];
  };

  // What changed in a configuration: causes, elements with both frames, findings that are gone.
  const changes = (c, handlers) => {
    const found = proofsheet.run.changes;
    if (!found) return [];
    if (c.isNew) {
      return [title("What changed"), make("p", { class: "hint" }, "The reference does not have this configuration."),
        proofsheet.changes.copyable(proofsheet.changes.command("configuration", c.name), "copy-configuration")];
    }
    if (c.removed) {
      return [title("What changed"), make("p", { class: "hint" }, "Only the reference has this configuration: it is shown as it was there.")];
    }
    if (!c.isChanged) return [title("What changed"), make("p", { class: "hint" }, "Nothing.")];
    const causes = c.changes.map((key) => proofsheet.run.causes.get(key)).filter((cause) => !cause.isFinding);
    const { pixels } = c;
    const items = causes.map((cause) => make("li", { class: "finding info" },
      make("p", {}, proofsheet.changes.rich(cause.words)),
      cause.consequences ? make("p", { class: "soft" }, proofsheet.changes.rich(cause.consequences)) : "",
      make("p", { class: "soft" }, `in ${cause.configurations.length} of ${words.configurations(found.compared)}`,
        cause.element ? [" · ", make("button", { type: "button", class: "plain", "data-key": `cause-${cause.key}`,
          onclick: () => handlers.element(cause.element) }, cause.element)] : "")));
    if (pixels) items.push(make("li", { class: "finding info" }, make("p", {}, pixels)));
    const reference = references.known(c.name);
    return [title("What changed"), make("ul", { class: "findings" }, items),
      proofsheet.changes.copyable(proofsheet.changes.command("configuration", c.name), "copy-configuration"),
      ...moves(reference, handlers), ...gone(reference)];
  };

  // The frames before and after of all that moved, causes first.
  const moves = (reference, handlers) => {
    const list = reference ? reference.elements : [];
    if (list.length === 0) return [];
    const sorted = [...list].sort((a, b) => (a.role === "cause" ? 0 : 1) - (b.role === "cause" ? 0 : 1));
    const line = (frame) => `${words.point(frame)} · ${words.size(frame)}`;
    return [title("Frames", list.length), make("ul", { class: "elements moves" }, sorted.map((e, i) => make("li", {},
      make("button", { type: "button", "data-key": `move-${i}`, "aria-pressed": String(e.id === state.element),
        onclick: () => handlers.element(e.id === state.element ? null : e.id) },
      make("span", { class: "name" }, make("i", { class: `sign ${outlines.kind(e)}`, "aria-hidden": "true" }), e.id,
        make("span", { class: "soft" }, ` ${e.role === "cause" ? "cause" : e.role}`)),
      make("span", { class: "number" }, outlines.delta(e)),
      make("span", { class: "frames" }, e.before ? line(e.before) : "–", " → ", e.after ? line(e.after) : "–")))))];
  };

  const gone = (reference) => (!reference || reference.fixedFindings.length === 0 ? []
    : [title("Findings that are gone", reference.fixedFindings.length), make("ul", { class: "findings" },
      reference.fixedFindings.map((f) => make("li", { class: "finding fine" }, make("p", {}, f.message),
        make("p", { class: "soft" }, [f.rule, f.element].filter(Boolean).join(" · ")))))]);

  // Frame and distances of the chosen element, then all else that the record says of it.
  const elementFacts = (c, record, handlers) => {
    if (!record || !state.element) return [];
    const element = record.elements.find((e) => e.id === state.element);
    const reference = references.known(c.name);
    const change = reference && reference.elements.find((e) => e.id === state.element);
    if (!element) {
      return [title(`Element · ${state.element}`), change
        ? rows([["Before", `${words.point(change.before)} · ${words.size(change.before)}`], ["Now", "gone"]])
        : make("p", { class: "hint" }, "It is not in this configuration.")];
    }
    const [x, y, width, height] = element.frame;
    const window = record.scene.window;
    const safe = record.scene.guides && record.scene.guides.safeArea;
    const inside = safe && x >= safe[0] && y >= safe[1] && x + width <= safe[0] + safe[2] && y + height <= safe[1] + safe[3];
    const fold = record.scene.regions.find((r) => r.kind === "division" && r.active);
    const known = ["id", "kind", "frame", "visible", "path", "role", "text", "hidden", "interactive"];
    const rest = Object.keys(element).filter((key) => !known.includes(key))
      .flatMap((key) => parts(key, element[key]));
    return [title(`Element · ${element.id}`), rows([
      ["Kind", element.role && element.role !== element.kind ? `${element.kind}, ${element.role}` : element.kind, "kind"],
      ["Origin", words.point(element.frame), "origin"],
      ["Size", words.size(element.frame), "size"],
      ["Before", change && change.before && `${words.point(change.before)} · ${words.size(change.before)}`, "before"],
      ["Changed", change && outlines.delta(change), "delta"],
      ["Visible", String(element.visible) === String(element.frame) ? "wholly" : `${words.point(element.visible)} · ${words.size(element.visible)}`],
      ["To the edges", words.edges([y, x, window[3] - y - height, window[2] - x - width], true)],
      ["In the safe area", safe && (inside ? "yes" : "no")],
      ["To the fold", fold && foldDistance(element.frame, fold.frame)],
      ["Hidden", element.hidden ? "yes" : null],
      ["Touch", element.interactive ? "reacts" : null],
      ["Text", element.text && element.text.string],
      ["Lines", element.text && element.text.lines.length + (element.text.truncated ? ", truncated" : "")],
      ["Font", element.text && `${element.text.style}, ${words.number(element.text.fontSize)} pt, ${element.text.weight}`],
      ...rest, ["Path", element.path],
    ]), make("button", { type: "button", class: "plain", "data-key": "no-element", onclick: () => handlers.element(null) }, "Choose no element")];
  };

  const foldDistance = (frame, fold) => {
    const axis = fold[2] <= fold[3] ? 0 : 1;
    const gap = Math.max(fold[axis] - frame[axis] - frame[axis + 2], frame[axis] - fold[axis] - fold[axis + 2]);
    return gap >= 0 ? words.sum(gap) : `${words.sum(-gap)} over it`;
  };

  // A part of a record as rows: what is made of parts has one for each.
  const parts = (key, value) => (value && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value).map(([name, part]) => [`${words.plain(key)}, ${words.plain(name).toLowerCase()}`, brief(part)])
    : [[words.plain(key), brief(value)]]);

  // Parts of a record in one line.
  const brief = (value) => {
    if (Array.isArray(value)) return value.map(brief).join(", ");
    if (value && typeof value === "object") {
      return Object.entries(value).map(([key, part]) => `${key} ${brief(part)}`).join("; ");
    }
    return String(value);
  };

  const elementList = (detail, handlers) => {
    if (!detail) return [make("p", { class: "hint" }, "Loading…")];
    const { record } = detail;
    if (!record) return [];
    return [title("Elements", record.elements.length), make("ul", { class: "elements" },
      record.elements.map((element) => make("li", {}, make("button", { type: "button",
        "data-key": `element-${element.path}`, "aria-pressed": String(element.id === state.element),
        style: `padding-left: ${8 + 10 * Math.min(element.path.split("/").length - 1, 8)}px`,
        onclick: () => handlers.element(element.id === state.element ? null : element.id) },
      make("span", { class: "name" }, element.id),
      make("span", { class: "number" }, `${words.size(element.frame)}`)))))];
  };

  const files = (c) => {
    if (!proofsheet.run.inPlace || c.removed) return "";
    const names = Object.entries(c.files);
    return make("p", { class: "files" }, "Files: ", names.map(([format, file], i) => [i > 0 ? ", " : "",
      make("a", { href: file.split("/").map(encodeURIComponent).join("/") }, format)]));
  };

  return { show };
})();
