"use strict";
// The grid: groups of one true scale each; pictures come and go with what is visible.

proofsheet.grid = (() => {
  const { make, words, picture, hover } = proofsheet;
  const longest = 300; // CSS pixels of the longest side in a group at the usual size
  const cards = new Map(); // name -> card
  let groups = [];
  let observer = null;
  let shown = [];
  let marked = []; // cards that are chosen or reached by the tab key

  const build = (parent, handlers) => {
    parent.replaceChildren();
    cards.clear();
    marked = [];
    if (observer) observer.disconnect();
    observer = new IntersectionObserver(seen, { root: document.getElementById("previews"), rootMargin: "400px" });
    const byKey = new Map();
    for (const c of proofsheet.run.configurations) {
      const key = words.group(c);
      if (!byKey.has(key)) byKey.set(key, []);
      byKey.get(key).push(c);
    }
    groups = [...byKey].map(([key, members]) => group(key, members, handlers));
    parent.append(...groups.map((g) => g.section));
  };

  const group = (key, members, handlers) => {
    const side = Math.max(...members.map((c) => Math.max(...(c.windowSize || c.displaySize || [300]),
      ...(c.page ? c.page.device.slice(2).map((v) => v / c.page.factor) : []))));
    const scale = Math.min(longest / side, 1.2);
    const isOne = new Set(members.map((c) => c.device)).size === 1;
    const sorted = [...members].sort((a, b) => Number(b.isChanged) - Number(a.isChanged) || a.order - b.order);
    const list = make("ul", { class: "cards" }, sorted.map((c) => card(c, scale, isOne, handlers)));
    const count = make("span", { class: "soft" });
    const id = `group-${key}`;
    const section = make("section", { class: "group", "aria-labelledby": id },
      make("h2", { id }, words.groupName(members[0]), " ", count), list);
    return { section, members: sorted, count, scale };
  };

  const card = (c, scale, isOne, handlers) => {
    const part = picture.crop(c) || [0, 0, ...picture.pageSize(c)];
    const k = scale / picture.factor(c);
    const host = make("span", { class: "host", "aria-hidden": "true" });
    host.style.width = `${part[2] * k}px`;
    host.style.height = `${part[3] * k}px`;
    const frame = make("span", { class: ["frame", c.appearance === "dark" && "dark", c.removed && "removed"].filter(Boolean).join(" ") },
      host, badge(c));
    if (!c.picture) host.append(make("span", { class: "nothing" }, c.failure || "No picture"));
    const name = isOne ? words.stance(c) : words.deviceName(c);
    const more = [isOne ? null : words.stance(c), isMany() && !words.isPicture(c) ? c.screen : null, c.removed ? "removed" : null].filter(Boolean);
    const button = make("button", { type: "button", class: "card", tabindex: "-1", "data-name": c.name,
      "aria-label": label(c), onclick: () => handlers.open(c), onfocus: () => handlers.choose(c) },
      frame, make("span", { class: "caption" },
        c.isChanged ? make("span", { class: "dot", title: "Changed" })
          : c.isNew ? make("span", { class: "dot new", title: "New" })
            : c.removed ? make("span", { class: "dot removed", title: "Removed" }) : "",
        make("span", { class: "name", title: name }, name), make("span", { class: "soft" }, more.join(" · "))));
    const item = make("li", { "data-name": c.name }, button);
    cards.set(c.name, { c, item, button, host, isMounted: false });
    if (c.page) {
      hover.attach(frame, frame, () => ({ host, c, isSmall: true, record: (proofsheet.known(c.name) || {}).record }));
    }
    observer.observe(item);
    return item;
  };

  const isMany = () => new Set(proofsheet.run.configurations.map((c) => c.screen)).size > 1;

  const badge = (c) => {
    const total = c.counts.reduce((a, b) => a + b, 0) + (c.failed || 0);
    if (total === 0 && !c.failure) return "";
    const worst = c.failure || c.counts[0] || c.failed ? "error" : c.counts[1] ? "warning" : "info";
    return make("span", { class: `badge ${worst}`, "aria-hidden": "true" }, c.failure ? "!" : String(total));
  };

  const label = (c) => {
    const counts = ["error", "warning", "remark"].map((word, i) => c.counts[i] && words.plural(c.counts[i], word));
    const failed = c.failed ? words.plural(c.failed, "failed expectation") : null;
    return [words.full(c), c.isChanged && "changed", c.isNew && "new", c.removed && "removed", ...counts, failed, c.failure && "not drawn"]
      .filter(Boolean).join(", ");
  };

  // Pictures that come near are drawn, those that went far are taken away again.
  const seen = (entries) => {
    for (const entry of entries) {
      const card = cards.get(entry.target.dataset.name);
      if (!card) continue;
      card.isNear = entry.isIntersecting;
      if (card.isNear) draw(card);
      else {
        proofsheet.forget(card.c);
        if (card.isMounted) card.host.shadowRoot.replaceChildren();
        card.isMounted = false;
      }
    }
  };

  const draw = (card) => {
    if (card.isMounted || !card.c.picture) return;
    proofsheet.load(card.c).then((detail) => {
      if (!card.isNear || card.isMounted) return;
      picture.mount(card.host, card.c, detail, true);
      card.isMounted = true;
    }, () => {});
  };

  // Shows these configurations and no others.
  const show = (configurations) => {
    const names = new Set(configurations.map((c) => c.name));
    for (const [name, card] of cards) {
      if (card.item.hidden === names.has(name)) card.item.hidden = !names.has(name);
    }
    // The order of the page, which is that of reading.
    shown = [];
    for (const group of groups) {
      const list = group.members.filter((c) => names.has(c.name));
      const count = list.length;
      shown.push(...list);
      group.section.hidden = count === 0;
      group.count.textContent =
        `${words.configurations(count)} · one true scale, ${words.scale(group.members[0], group.scale)}`;
    }
  };

  // Marks the chosen one; it alone is reached by the tab key.
  const choose = (name, isFocused) => {
    for (const old of marked) {
      old.button.tabIndex = -1;
      old.item.classList.remove("chosen");
      old.button.removeAttribute("aria-current");
    }
    marked = [];
    const card = cards.get(name);
    const reached = card && !card.item.hidden ? card : shown[0] && cards.get(shown[0].name);
    if (reached) reached.button.tabIndex = 0;
    marked = [reached, card].filter(Boolean);
    if (!card) return;
    card.item.classList.add("chosen");
    card.button.setAttribute("aria-current", "true");
    if (!card.item.hidden && isFocused) {
      card.button.focus({ preventScroll: true });
      card.item.scrollIntoView({ block: "nearest" });
    }
  };

  // Brings a card into view, as after following a link to it.
  const reveal = (name) => {
    const card = cards.get(name);
    if (card && !card.item.hidden) card.item.scrollIntoView({ block: "center" });
  };

  // The configuration some steps further among those that are shown.
  const step = (name, by) => {
    const place = shown.findIndex((c) => c.name === name);
    if (place < 0) return shown[0];
    return shown[Math.min(Math.max(place + by, 0), shown.length - 1)];
  };

  // The configuration in the row above or below, by where the cards lie.
  const row = (name, by) => {
    const here = cards.get(name);
    if (!here || here.item.hidden) return shown[0];
    const from = here.item.getBoundingClientRect();
    const middle = from.left + from.width / 2;
    let place = shown.findIndex((c) => c.name === name);
    let best = null;
    let row = null;
    for (place += by; place >= 0 && place < shown.length; place += by) {
      const box = cards.get(shown[place].name).item.getBoundingClientRect();
      if (by > 0 ? box.top < from.bottom : box.bottom > from.top) continue;
      if (row !== null && Math.abs(box.bottom - row) > 1) break;
      row = box.bottom;
      const distance = Math.abs(box.left + box.width / 2 - middle);
      if (!best || distance < best.distance) best = { distance, c: shown[place] };
    }
    return best ? best.c : shown[Math.max(shown.findIndex((c) => c.name === name), 0)];
  };

  return { build, show, choose, reveal, step, row, shown: () => shown };
})();
