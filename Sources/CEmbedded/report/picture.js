"use strict";
// Pictures on the page. Each lives in a shadow tree, so that the ids of many files do not meet.

proofsheet.picture = (() => {
  const { layers, geometry } = proofsheet;

  const path = (file) => file.split("/").map(encodeURIComponent).join("/");

  // The part of the page that a small picture shows: the device with a little ground around it.
  const crop = (c) => {
    if (!c.page) return null;
    const [x, y, width, height] = c.page.device;
    const [pageWidth, pageHeight] = c.page.size;
    const ground = 10 * c.page.factor;
    const left = Math.max(x - ground, 0);
    const top = Math.max(y - ground, 0);
    return [left, top, Math.min(x + width + ground, pageWidth) - left,
      Math.min(y + height + ground, pageHeight) - top];
  };

  // The size of a picture's page in page points.
  const pageSize = (c) => (c.page ? c.page.size : c.displaySize || [300, 300]);
  // Page points for a point of the window.
  const factor = (c) => (c.page ? c.page.factor : 1);

  // A configuration as the reference has it.
  const asBefore = (c, detail) => {
    const scene = detail.record && detail.record.scene;
    const kind = detail.svg ? "svg" : detail.file ? "png" : scene ? "record" : null;
    const page = detail.svg || detail.file || !scene ? detail.page || c.page : geometry.page(scene.display, scene.window);
    return { ...c, picture: kind, file: detail.file, page, version: detail.version };
  };

  // Gives every configuration that has a record a picture: its frames, where there is no better one.
  const complete = (run) => {
    for (const c of run.configurations) {
      if (c.picture || c.failure || !c.displaySize) continue;
      c.picture = "record";
      c.page = geometry.page(c.displaySize, c.windowOrigin);
    }
    const drawn = run.configurations.some((c) => c.picture === "record") ? geometry.layers : [];
    run.layers.push(...drawn.filter((name) => !run.layers.includes(name)));
  };

  // Shows a part of a picture in an element of a given size.
  const mount = (host, c, detail, isSmall) => {
    const root = host.shadowRoot || host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [isSmall ? layers.small : layers.large];
    root.replaceChildren();
    if (c.picture === "svg" && detail.svg) {
      const file = new DOMParser().parseFromString(detail.svg, "image/svg+xml").documentElement;
      if (file.localName !== "svg") return;
      clean(file);
      root.append(document.importNode(file, true));
    } else if (c.picture === "record" && detail.record) {
      root.append(geometry.picture(c, detail.record));
    } else if (c.picture === "png") {
      const image = document.createElement("img");
      image.alt = "";
      image.src = `${path(c.file)}?${c.version}`;
      root.append(image);
    }
    fit(host, c, isSmall);
  };

  // What the program writes into pictures; a folder from elsewhere may hold others.
  const drawn = new Set(["svg", "title", "defs", "g", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "text", "tspan", "image", "use", "clipPath", "mask", "pattern", "symbol",
    "linearGradient", "radialGradient", "stop"]);

  // Takes away what would run or load something.
  const clean = (file) => {
    for (const element of [file, ...file.querySelectorAll("*")]) {
      if (!drawn.has(element.localName)) { element.remove(); continue; }
      for (const { name, localName, value } of [...element.attributes]) {
        const isForeign = localName === "href" && !/^(#|data:image\/)/.test(value);
        if (isForeign || /^on/i.test(name)) element.removeAttribute(name);
      }
    }
  };

  // Gives the picture inside its element the size that it is shown at.
  const fit = (host, c, isSmall) => {
    const picture = host.shadowRoot && host.shadowRoot.firstElementChild;
    if (!picture) return;
    const [pageWidth, pageHeight] = pageSize(c);
    const [x, y, width] = (isSmall && crop(c)) || [0, 0, pageWidth, pageHeight];
    const scale = parseFloat(host.style.width) / width;
    // By a transformation: sizes in fractions of pixels would be rounded, and two pictures of other
    // heights be drawn at scales that differ by a hair.
    picture.style.width = `${pageWidth}px`;
    picture.style.height = `${pageHeight}px`;
    picture.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
  };

  // The frame of an element inside a host, in CSS pixels.
  const place = (host, c, frame, isSmall) => {
    const [x, y, width] = (isSmall && crop(c)) || [0, 0, ...pageSize(c)];
    const scale = parseFloat(host.style.width) / width;
    const [left, top] = c.page.origin;
    const k = c.page.factor;
    return {
      left: (left + frame[0] * k - x) * scale, top: (top + frame[1] * k - y) * scale,
      width: frame[2] * k * scale, height: frame[3] * k * scale,
    };
  };

  // The location of the pointer in points of the window.
  const locate = (host, c, event, isSmall) => {
    const [x, y, width] = (isSmall && crop(c)) || [0, 0, ...pageSize(c)];
    const scale = parseFloat(host.style.width) / width;
    const box = host.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / scale + x - c.page.origin[0]) / c.page.factor,
      ((event.clientY - box.top) / scale + y - c.page.origin[1]) / c.page.factor,
    ];
  };

  return { mount, asBefore, complete, fit, crop, pageSize, factor, place, locate };
})();
