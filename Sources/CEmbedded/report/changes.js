"use strict";
// What a comparison told: for each configuration what changed in it, and all of it above the grid.

proofsheet.changes = (() => {
  const { make, words, state } = proofsheet;
  const few = 6; // causes that are listed at once
  let isWhole = false; // whether all are listed

  // Notes at each configuration what changed in it; keys of what can be filtered for.
  const apply = () => {
    const run = proofsheet.run;
    for (const c of run.configurations) Object.assign(c, { isChanged: false, isNew: false, changes: [], pixels: null });
    const found = run.changes;
    run.causes = new Map();
    run.present = run.configurations.filter((c) => !c.removed); // without what only the reference has
    if (!found) return;
    for (const { configuration, words: text } of found.pictures) run.configurations[configuration].pixels = text;
    for (const i of found.changed) run.configurations[i].isChanged = true;
    for (const i of found.new) run.configurations[i].isNew = true;
    const add = (key, cause) => {
      // A page of one run among several knows the causes of all by their numbers.
      if (cause.configurations.length === 0) return;
      run.causes.set(key, cause);
      cause.key = key;
      for (const i of cause.configurations) run.configurations[i].changes.push(key);
    };
    found.causes.forEach((cause, i) => add(String(i + 1), { ...cause, number: i + 1 }));
    found.looks.forEach((look, i) => add(`look-${i + 1}`, look));
    found.findings.new.forEach((f, i) => add(`new-${i + 1}`, finding(f)));
    found.findings.fixed.forEach((f, i) => add(`fixed-${i + 1}`, finding(f)));
  };

  const finding = (f) => ({ ...f, words: f.message || f.rule, isFinding: true });

  // What a cause is called where there is little room.
  const label = (key) => {
    const cause = proofsheet.run.causes.get(key);
    if (!cause) return key;
    if (cause.isFinding) return `${key.startsWith("new") ? "New" : "Fixed"} · ${cause.rule} ${cause.element || ""}`.trim();
    return `${cause.number ? `${cause.number} · ` : ""}${cause.element || cause.change}`;
  };

  // Text with what stands between backticks as code.
  const rich = (text) => text.split("`").map((part, i) => (i % 2 === 1 ? make("code", {}, part) : part));

  // What a shell takes for one word.
  const quoted = (text) => (/^[\w./:@%+=,-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replace(/'/g, "'\\''")}'`);

  // The command that approves: everything, or what an option picks; nothing where that can't be done.
  const command = (option, value) => {
    const found = proofsheet.run.changes;
    if (!found || !found.canApprove) return null;
    const parts = ["proofsheet", "approve", quoted(found.reference), quoted(found.candidate)];
    if (option) parts.push(`--${option}`, quoted(option === "configuration" ? found.prefix + value : String(value)));
    return parts.join(" ");
  };

  // A command with a button that copies it.
  const copyable = (text, key) => {
    if (!text) return "";
    const button = make("button", { type: "button", class: "copy", "data-key": key, "data-copy": text,
      "aria-label": `Copy ${text}`, onclick: () => copy(button, text) }, "Copy");
    // Both folders are the same in all commands of a page.
    const short = text.replace(/^(proofsheet approve) .* (--\w+ )/, "$1 … $2");
    return make("p", { class: "command" }, make("code", { title: text }, short), button);
  };

  const copy = (button, text) => {
    const done = (word) => {
      proofsheet.say(`${word}: ${text}`);
      if (!button) return;
      button.textContent = word;
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    };
    // Some browsers give pages from disk no clipboard; a selection can be copied everywhere.
    const byHand = () => {
      const area = make("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
      const focused = document.activeElement;
      area.value = text;
      document.body.append(area);
      area.select();
      const isDone = document.execCommand("copy");
      area.remove();
      if (focused) focused.focus({ preventScroll: true });
      done(isDone ? "Copied" : "Not copied");
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => done("Copied"), byHand);
    else byHand();
  };

  // A cause, a look or a finding with where it is; pressed, only its configurations are shown.
  const item = (cause, handlers) => {
    const isOn = Boolean(state.facets.cause && state.facets.cause.has(cause.key));
    const count = cause.configurations.length;
    const about = [cause.place ? `in ${cause.place}` : `in ${words.configurations(count)}`,
      cause.isFinding ? ` · ${cause.rule}` : "", cause.consequences ? [" · ", rich(cause.consequences)] : ""];
    const follow = cause.followers && cause.followers.length > 0
      ? make("details", { class: "followers" }, make("summary", {}, about),
        make("ul", {}, cause.followers.map((id) => make("li", {}, make("code", {}, id)))))
      : make("p", { class: "soft" }, about);
    return make("li", { class: isOn ? "cause on" : "cause", "data-cause": cause.key },
      make("span", { class: "order", "aria-hidden": "true" }, cause.number ? String(cause.number) : cause.isFinding ? "!" : "•"),
      make("div", { class: "what" },
        make("button", { type: "button", class: "plain", "aria-pressed": String(isOn), "data-key": `filter-${cause.key}`,
          title: isOn ? "Show all configurations again" : "Show only the configurations that have it",
          onclick: () => handlers.cause(cause.key) }, rich(cause.words)),
        follow),
      cause.number ? copyable(command("cause", cause.number), `copy-${cause.key}`)
        : cause.change === "look" ? copyable(command("element", cause.element), `copy-${cause.key}`) : "");
  };

  const list = (title, causes, handlers) => (causes.length === 0 ? []
    : [title ? make("h3", {}, title, make("span", { class: "number" }, ` ${causes.length}`)) : "",
      make("ol", { class: "causes" }, causes.map((cause) => item(cause, handlers)))]);

  // Pictures that differ where no layout tells why, the worst first.
  const pictures = (found, handlers) => {
    const alone = found.pictures.map((p) => proofsheet.run.configurations[p.configuration])
      .filter((c) => c.changes.length === 0);
    const shown = isWhole ? alone : alone.slice(0, few);
    return alone.length === 0 ? "" : [make("h3", {}, "Pictures alone", make("span", { class: "number" }, ` ${alone.length}`)),
      make("ol", { class: "causes" }, shown.map((c) => make("li", { class: "cause" },
        make("span", { class: "order", "aria-hidden": "true" }, "•"),
        make("div", { class: "what" }, make("button", { type: "button", class: "plain", "data-key": `picture-${c.name}`,
          onclick: () => handlers.open(c) }, words.full(c)), make("p", { class: "soft" }, c.pixels)),
        copyable(command("configuration", c.name), `copy-${c.name}`)))),
      more(alone.length - shown.length, handlers)];
  };

  // A configuration that only the reference has; where its picture is there too, it is opened.
  const gone = (name, handlers) => {
    const c = proofsheet.run.byName.get(name);
    return c ? make("button", { type: "button", class: "plain", "data-key": `gone-${name}`,
      onclick: () => handlers.open(c) }, words.full(c)) : name;
  };

  const more = (rest, handlers) => (rest <= 0 ? "" : make("button", { type: "button", class: "more", "data-key": "more",
    onclick: () => { isWhole = true; show(document.getElementById("changes"), handlers); } }, `Show ${rest} more`));

  // All that changed, the worst first.
  const show = (section, handlers) => {
    const found = proofsheet.run.changes;
    section.hidden = !found;
    if (!found) return;
    const focused = section.contains(document.activeElement) && document.activeElement.dataset.key;
    const wasClosed = section.firstChild && section.firstChild.open === false;
    const all = [...proofsheet.run.causes.values()];
    const causes = all.filter((c) => !c.isFinding);
    const shown = isWhole ? causes : causes.filter((c, i) => i < few || (state.facets.cause && state.facets.cause.has(c.key)));
    const rest = causes.length - shown.length;
    const count = found.changed.length;
    const summary = count === 0 ? `Nothing changed in ${words.configurations(found.compared)}`
      : `${count} of ${words.configurations(found.compared)} changed`;
    const others = [found.new.length && `${found.new.length} new`, found.removed.length && `${found.removed.length} removed`,
      found.errors.length && `${found.errors.length} not comparable`].filter(Boolean);
    section.replaceChildren(make("details", { open: !wasClosed },
      make("summary", {}, make("h2", { id: "changes-title" }, [summary, ...others].join(", ")),
        found.reference ? make("span", { class: "soft" }, " against ", make("code", {}, found.reference)) : ""),
      found.errors.length > 0 ? make("ul", { class: "failures" }, found.errors.map((e) =>
        make("li", {}, make("strong", {}, e.name), ` ${e.reason}`))) : "",
      list("", shown, handlers),
      more(rest, handlers),
      pictures(found, handlers),
      list("New findings", all.filter((c) => c.key.startsWith("new-")), handlers),
      list("Findings that are gone", all.filter((c) => c.key.startsWith("fixed-")), handlers),
      found.removed.length > 0 ? [make("h3", {}, "Only in the reference"),
        make("ul", { class: "gone" }, found.removed.map((name) => make("li", {}, gone(name, handlers))))] : "",
      count + found.new.length + found.removed.length > 0 && command()
        ? make("div", { class: "all" }, make("span", {}, "All of it as the new reference"), copyable(command(), "copy-all")) : ""));
    if (focused) {
      const again = [...section.querySelectorAll("[data-key]")].find((e) => e.dataset.key === focused);
      if (again) again.focus({ preventScroll: true });
    }
  };

  // The cause of a change in a configuration.
  const causeOf = (c, element) => c.changes.map((key) => proofsheet.run.causes.get(key))
    .find((cause) => cause.number && cause.element === element);

  return { apply, show, label, rich, command, copyable, copy, causeOf };
})();
