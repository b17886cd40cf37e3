"use strict";
// While someone works on the spec: news come as a script that is asked for again and again.

proofsheet.live = (() => {
  const { make, state, grid } = proofsheet;
  let shown = new Map(); // name -> version of what the page shows

  const poll = () => {
    if (!proofsheet.run.live) return;
    proofsheet.addScript(`data/version.js?${Date.now()}`, () => setTimeout(poll, 200), () => setTimeout(poll, 1000));
  };

  // Called by data/version.js.
  proofsheet.version = (news) => {
    const problems = document.getElementById("problems");
    problems.hidden = news.errors.length === 0;
    problems.replaceChildren(...news.errors.map((line) => make("p", {}, line)));
    if (proofsheet.run.key === news.index) return;
    proofsheet.addScript(`data/index.js?${news.index}`, () => {}, () => {});
  };

  const remember = () => {
    shown = new Map(proofsheet.run.configurations.map((c) => [c.name, c.version]));
  };

  // Asks for news from now on; `build` and `render` show a new run where one was looking.
  const start = ({ build, render }) => {
    remember();
    proofsheet.onIndex = () => {
      proofsheet.dropDetails(proofsheet.run.configurations
        .filter((c) => shown.get(c.name) !== c.version).map((c) => c.name));
      remember();
      if (!proofsheet.run.byName.has(state.at)) Object.assign(state, { at: null, isOpen: false });
      if (!proofsheet.run.byName.has(state.beside)) state.beside = null;
      const focused = document.activeElement && document.activeElement.closest("#grid .card");
      build();
      render();
      if (focused) grid.choose(state.at, true);
    };
    poll();
  };

  return { start };
})();
