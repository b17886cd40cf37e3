"use strict";
// The data of the page. Scripts below `data` call `index`, `detail`, `reference` and `version`.

const proofsheet = {};

(() => {
  const atOnce = 8; // scripts that load at the same time
  const kept = 160; // details of a shelf in memory; more are loaded again when they are wanted
  const queue = []; // what no script was added for yet, the most wanted last
  let running = 0;

  // What is kept of configurations: each has a script of its own below a folder.
  const shelf = (folder) => {
    const known = new Map(); // name -> detail
    const waiting = new Map(); // name -> {promise, resolve, reject}
    const settle = (name, act) => {
      const wait = waiting.get(name);
      waiting.delete(name);
      if (wait) act(wait);
    };
    return {
      // Called by a script.
      accept: (name, detail) => {
        known.set(name, detail);
        settle(name, (wait) => wait.resolve(detail));
        for (const old of known.keys()) {
          if (known.size <= kept) break;
          if (old !== name && !proofsheet.isPinned(old)) known.delete(old);
        }
      },
      // What is there already, or nothing.
      known: (name) => known.get(name),
      // What belongs to a configuration, as a promise.
      load: (configuration) => {
        const name = configuration.name;
        if (known.has(name)) return Promise.resolve(known.get(name));
        if (!waiting.has(name)) {
          const wait = {};
          wait.promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
          waiting.set(name, wait);
          queue.push({ configuration, folder, failed: (reason) => settle(name, (w) => w.reject(reason)) });
          pump();
        }
        return waiting.get(name).promise;
      },
      // Takes back what was asked for and is not wanted any more.
      forget: (configuration) => {
        const place = queue.findIndex((q) => q.configuration === configuration && q.folder === folder);
        if (place >= 0) queue.splice(place, 1)[0].failed(new Error("not wanted any more"));
      },
      drop: (names) => names.forEach((name) => known.delete(name)),
    };
  };

  const pump = () => {
    while (running < atOnce && queue.length > 0) {
      const { configuration, folder, failed } = queue.pop();
      running += 1;
      const done = () => { running -= 1; pump(); };
      const path = configuration.name.split("/").map(encodeURIComponent).join("/");
      addScript(`${folder}/${path}.js?${configuration.version}`, done, () => {
        failed(new Error(`${folder}/${configuration.name}.js can't be read`));
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

  const details = shelf("data");
  const references = shelf("data/reference");
  // Called by data/NAME.js and data/reference/NAME.js.
  proofsheet.detail = (name, svg, record) => details.accept(name, { svg, record });
  proofsheet.reference = (name, difference, record) => references.accept(name, { ...difference, record });
  proofsheet.known = details.known;
  proofsheet.load = details.load;
  proofsheet.forget = details.forget;
  proofsheet.references = references;
  // Drops what is out of date: all details whose version is another one now.
  proofsheet.dropDetails = details.drop;
  // What must stay in memory; the page knows.
  proofsheet.isPinned = () => false;

  // Called by data/index.js, once at the start and again after each change while someone works.
  proofsheet.index = (data) => {
    data.configurations.forEach((c, i) => Object.assign(c, { order: i }));
    data.byName = new Map(data.configurations.map((c) => [c.name, c]));
    proofsheet.run = data;
    if (proofsheet.onIndex) proofsheet.onIndex();
  };
})();
