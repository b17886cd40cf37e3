"use strict";
// The stages of large pictures: one scale and one place for all, moved by pointer, wheel and keys.

proofsheet.stage = (() => {
  const { picture, hover } = proofsheet;
  // CSS pixels for a point of the window, and how far the middle of the page is moved, in points.
  const view = { scale: 1, x: 0, y: 0 };
  let panes = [];
  let isFitted = true;
  let told = () => {};

  // The size of all that lies on a stage, in points: the union of its pictures.
  const size = ({ parts, pictures }) => [0, 1].map((i) =>
    Math.max(...(pictures || parts.map((part) => part.c)).map((c) => picture.pageSize(c)[i] / picture.factor(c))));

  // Puts panes in charge; `tell` is called whenever something moved.
  const hold = (list, tell) => {
    panes = list;
    told = tell;
    refresh();
  };
  const refresh = () => { if (panes.length > 0) { if (isFitted) fit(); else place(); } };

  // The scale at which all pages fit their stages.
  const fit = () => {
    const scales = panes.map((pane) => {
      const [width, height] = size(pane);
      return Math.min((pane.stage.clientWidth - 16) / width, (pane.stage.clientHeight - (pane.hasTags ? 68 : 16)) / height);
    });
    Object.assign(view, { scale: Math.max(Math.min(...scales, 3), 0.05), x: 0, y: 0 });
    isFitted = true;
    place();
  };

  const zoom = (by, [x, y] = [0, 0]) => {
    const scale = Math.min(Math.max(view.scale * by, 0.05), 16);
    view.x += x / scale - x / view.scale;
    view.y += y / scale - y / view.scale;
    view.scale = scale;
    isFitted = false;
    place();
  };

  const move = (x, y) => {
    view.x += x;
    view.y += y;
    isFitted = false;
    place();
  };

  const place = () => {
    hover.hide();
    for (const pane of panes) {
      const [width, height] = size(pane);
      const left = Math.round((pane.stage.clientWidth - width * view.scale) / 2 + view.x * view.scale);
      const top = Math.round((pane.stage.clientHeight - height * view.scale) / 2 + view.y * view.scale);
      pane.box = { left, top, width: width * view.scale, height: height * view.scale };
      pane.paper.style.transform = `translate(${left}px, ${top}px)`;
      for (const { c, host } of pane.parts) {
        const [pageWidth, pageHeight] = picture.pageSize(c);
        const scale = view.scale / picture.factor(c);
        host.style.width = `${pageWidth * scale}px`;
        host.style.height = `${pageHeight * scale}px`;
        picture.fit(host, c, false);
      }
    }
    told(view.scale);
  };

  // Brings a frame of the window into view where it lies outside.
  const reveal = (pane, part, frame) => {
    const box = picture.place(part.host, part.c, frame, false);
    const out = (start, length, room) => (start < 0 || start + length > room ? room / 2 - start - length / 2 : 0);
    const x = out(pane.box.left + box.left, box.width, pane.stage.clientWidth);
    const y = out(pane.box.top + box.top, box.height, pane.stage.clientHeight);
    if (x !== 0 || y !== 0) move(x / view.scale, y / view.scale);
  };

  // Lets a stage be dragged, pinched and zoomed.
  const listen = (stage) => {
    const pointers = new Map(); // id -> location
    let start = null;
    const middle = () => {
      const points = [...pointers.values()];
      return [0, 1].map((i) => points.reduce((sum, p) => sum + p[i], 0) / points.length);
    };
    const spread = () => {
      const [a, b] = [...pointers.values()];
      return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };
    const from = ([x, y]) => {
      const box = stage.getBoundingClientRect();
      return [x - box.left - box.width / 2, y - box.top - box.height / 2];
    };
    stage.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) stage.wasDragged = false;
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
      start = middle();
    });
    stage.addEventListener("pointermove", (event) => {
      if (!pointers.has(event.pointerId)) return;
      if (event.buttons === 0) { pointers.delete(event.pointerId); return; }
      const [before, wide] = [middle(), spread()];
      const now = [event.clientX, event.clientY];
      if (!stage.wasDragged && Math.hypot(now[0] - start[0], now[1] - start[1]) < 4) return;
      pointers.set(event.pointerId, now);
      if (!stage.wasDragged) stage.setPointerCapture(event.pointerId);
      stage.wasDragged = true;
      const after = middle();
      if (wide > 0 && spread() > 0) zoom(spread() / wide, from(after));
      move((after[0] - before[0]) / view.scale, (after[1] - before[1]) / view.scale);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      stage.addEventListener(end, (event) => { pointers.delete(event.pointerId); });
    }
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), from([event.clientX, event.clientY]));
    }, { passive: false });
    stage.addEventListener("dblclick", (event) => zoom(2, from([event.clientX, event.clientY])));
  };

  addEventListener("resize", refresh);

  return { hold, refresh, fit, zoom, move, reveal, listen, scale: () => view.scale };
})();
