"use strict";
// The data of the page. Scripts below `data` call `index`, `detail` and `version`.

const proofsheet = {};

(() => {
  const details = new Map(); // name -> {svg, record}
  const waiting = new Map(); // name -> {promise, resolve, reject}
  const queue = []; // names that no script was added for yet, the most wanted last
  let running = 0;
  const atOnce = 8;
  const kept = 160; // details in memory; more are loaded again when they are wanted

  // Called by data/index.js, once at the start and again after each change while someone works.
  proofsheet.index = (data) => {
    data.byName = new Map(data.configurations.map((c, i) => [c.name, Object.assign(c, { order: i })]));
    proofsheet.run = data;
    if (proofsheet.onIndex) proofsheet.onIndex();
  };

  // Called by data/NAME.js.
  proofsheet.detail = (name, svg, record) => {
    details.set(name, { svg, record });
    const wait = waiting.get(name);
    waiting.delete(name);
    if (wait) wait.resolve(details.get(name));
    for (const old of details.keys()) {
      if (details.size <= kept) break;
      if (old !== name && !proofsheet.isPinned(old)) details.delete(old);
    }
  };

  // What must stay in memory; the page knows.
  proofsheet.isPinned = () => false;

  // What is there already, or nothing.
  proofsheet.known = (name) => details.get(name);

  // The picture and the record of a configuration, as a promise.
  proofsheet.load = (configuration) => {
    const name = configuration.name;
    if (details.has(name)) return Promise.resolve(details.get(name));
    if (!waiting.has(name)) {
      const wait = {};
      wait.promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
      waiting.set(name, wait);
      queue.push(configuration);
      pump();
    }
    return waiting.get(name).promise;
  };

  // Takes back what was asked for and is not wanted any more.
  proofsheet.forget = (configuration) => {
    const place = queue.indexOf(configuration);
    if (place < 0) return;
    queue.splice(place, 1);
    waiting.get(configuration.name).reject(new Error("not wanted any more"));
    waiting.delete(configuration.name);
  };

  // Drops what is out of date: all details whose version is another one now.
  proofsheet.dropDetails = (names) => names.forEach((name) => details.delete(name));

  const pump = () => {
    while (running < atOnce && queue.length > 0) {
      const configuration = queue.pop();
      running += 1;
      const done = () => { running -= 1; pump(); };
      const path = configuration.name.split("/").map(encodeURIComponent).join("/");
      addScript(`data/${path}.js?${configuration.version}`, done, () => {
        const wait = waiting.get(configuration.name);
        waiting.delete(configuration.name);
        if (wait) wait.reject(new Error(`data/${configuration.name}.js can't be read`));
        done();
      });
    }
  };

  // A page that is opened from disk can't fetch, but it can add scripts.
  const addScript = (source, done, failed) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => { script.remove(); done(); };
    script.onerror = () => { script.remove(); failed(); };
    document.head.append(script);
  };
  proofsheet.addScript = addScript;
})();
