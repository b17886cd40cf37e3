"""Scenes of pages that hold a run against its reference."""

import pathlib
import tempfile

from page_tools import PHONE, cards, until, violations

TENT = "player/iphone-duo/outer-landscape-left-tent"
# Shapes as the pictures of a view show them, in the order of their hosts.
SHAPES = """(id) => [...document.querySelectorAll('#viewer .part .host, #viewer .blend .host')].map(h => {
  const shape = h.shadowRoot && h.shadowRoot.getElementById('element-' + id);
  if (!shape) return null;
  const b = (shape.querySelector('path, rect, text, image, use') || shape).getBoundingClientRect();
  return [b.left, b.top, b.width, b.height]; })"""


def opened(browser, view, page="compared", name=PHONE, **options):
    tab = browser.open(page, f"#open={name}&view={view}", **options)
    until(tab, "document.querySelector('#viewer .change') || document.querySelector('#viewer .blend')")
    return tab


def clipped(tab, name):
    """The pixels of the stage without what lies over the pictures, as a file."""
    box = tab.locator(".stage").bounding_box()
    path = pathlib.Path(tempfile.mkdtemp()) / f"{name}.png"
    # Neither the divider, nor the edges, nor the names of the sides.
    tab.screenshot(path=path, clip={
        "x": box["x"] + box["width"] / 2 - 100, "y": box["y"] + 60, "width": 200, "height": box["height"] - 120})
    return str(path)


def causes(browser):
    tab = browser.open("compared")
    until(tab, "document.querySelector('#changes .cause')")
    seen = {
        "heading": tab.text_content("#changes summary"),
        "causes": tab.eval_on_selector_all("#changes .cause[data-cause]", "l => l.map(e => [e.dataset.cause, "
                                           "e.querySelector('button.plain').textContent, e.querySelector('.soft, summary').textContent])"),
        "order": cards(tab),
        "chips": tab.eval_on_selector_all("#chips button", "l => l.map(e => e.textContent)"),
        "followers": tab.eval_on_selector_all("[data-cause='1'] .followers li", "l => l.map(e => e.textContent)"),
        "commands": tab.eval_on_selector_all("#changes [data-copy]", "l => l.map(e => e.dataset.copy)"),
    }
    tab.click("[data-key='filter-1']")
    seen["filtered"] = cards(tab)
    seen["address"] = tab.evaluate("location.hash")
    seen["pressed"] = tab.get_attribute("[data-key='filter-1']", "aria-pressed")
    tab.click("[data-key='filter-1']")
    seen["again"] = cards(tab)
    tab.click("#filters label:has(input[data-facet=show][value=changed])")
    seen["changed"] = cards(tab)
    seen["loaded"] = [url for url in tab.requested if "data/reference" in url]
    return seen


def copying(browser):
    tab = browser.open("compared", f"#at={PHONE}", permissions=["clipboard-read", "clipboard-write"])
    until(tab, "document.querySelector('#inspector [data-copy]')")
    tab.click("#changes [data-key='copy-1']")
    until(tab, "document.getElementById('said').textContent")
    seen = {"cause": tab.evaluate("navigator.clipboard.readText()"), "said": tab.text_content("#said")}
    tab.click(f"#grid button[data-name='{PHONE}']")
    tab.keyboard.press("a")
    tab.wait_for_timeout(100)
    seen["configuration"] = tab.evaluate("navigator.clipboard.readText()")
    # Where the browser gives no clipboard, a selection is copied.
    tab.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    tab.evaluate("window.copied = []; document.addEventListener('copy', () => window.copied.push(document.getSelection().toString()"
                 " || document.activeElement.value))")
    tab.keyboard.press("a")
    seen["byHand"] = tab.evaluate("window.copied")
    return seen


def sides(browser):
    tab = opened(browser, "side")
    return {
        "tags": tab.eval_on_selector_all("#viewer .tag", "l => l.map(e => e.textContent)"),
        "play": tab.evaluate(SHAPES, "play"), "forward": tab.evaluate(SHAPES, "forward"),
        "shuffle": tab.evaluate(SHAPES, "shuffle"), "title": tab.evaluate(SHAPES, "title"),
        "titleFrames": tab.evaluate("""[...document.querySelectorAll('#viewer .part')].map(part =>
          [...part.querySelectorAll('.change')].length)"""),
        "frames": tab.evaluate("""[...document.querySelectorAll('#viewer .change')].map(e => {
          const b = e.getBoundingClientRect();
          return {look: e.className, name: e.textContent, box: [b.left, b.top, b.width, b.height]}; })"""),
        "scale": tab.text_content(".zoom"),
    }


def swipe(browser):
    tab = opened(browser, "swipe", has_touch=True)
    handle = tab.locator(".divider")
    value = lambda: handle.get_attribute("aria-valuenow")
    seen = {"role": handle.get_attribute("role"), "name": handle.get_attribute("aria-label"), "start": value(), "keys": []}
    handle.focus()
    for key in ["ArrowRight", "Shift+ArrowRight", "ArrowLeft", "PageDown", "End", "Home"]:
        tab.keyboard.press(key)
        seen["keys"].append([key, value()])
    canvas = tab.evaluate("""(() => { const b = [...document.querySelectorAll('#viewer .part .host')].map(h => h.getBoundingClientRect());
      return [Math.min(...b.map(r => r.left)), Math.max(...b.map(r => r.right))]; })()""")
    quarter = canvas[0] + (canvas[1] - canvas[0]) / 4
    box = handle.bounding_box()
    middle = box["y"] + box["height"] / 2
    tab.mouse.move(box["x"] + box["width"] / 2, middle)
    tab.mouse.down()
    tab.mouse.move(quarter, middle, steps=5)
    tab.mouse.up()
    seen["mouse"] = value()
    paper = tab.get_attribute(".paper", "style")
    # A finger on the handle, as the browser's own protocol sends it.
    touch = tab.context.new_cdp_session(tab)
    box = handle.bounding_box()
    at = lambda x: [{"x": x, "y": middle}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(box["x"] + box["width"] / 2)})
    for step in range(1, 6):
        x = quarter + (canvas[1] - canvas[0]) / 2 * step / 5
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(x)})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.wait_for_timeout(100)
    seen["touch"] = value()
    seen["still"] = paper == tab.get_attribute(".paper", "style")
    tab.wait_for_timeout(200)
    seen["address"] = tab.evaluate("location.hash")
    tab.keyboard.press("g")
    tab.keyboard.press("1")
    for key, name in [("End", "before"), ("Home", "after")]:
        handle.focus()
        tab.keyboard.press(key)
        seen[name] = clipped(tab, name)
    return seen


def overlay(browser):
    tab = opened(browser, "overlay")
    opacity = "getComputedStyle(document.querySelectorAll('#viewer .part .host')[1]).opacity"
    seen = {"start": tab.evaluate(opacity)}
    tab.focus("#mix")
    for _ in range(10):
        tab.keyboard.press("ArrowRight")
    seen["more"] = tab.evaluate(opacity)
    tab.keyboard.press("Home")
    seen["none"] = tab.evaluate(opacity)
    tab.wait_for_timeout(200)
    seen["address"] = tab.evaluate("location.hash")
    tab.click("#outlines")
    seen["frames"] = tab.locator("#viewer .marks .change").count()
    tab.click(".segments label >> nth=0")
    tab.click(".segments label >> nth=3")
    tab.keyboard.press("1")
    seen["before"] = clipped(tab, "before")
    tab.focus("#mix")
    tab.keyboard.press("End")
    seen["after"] = clipped(tab, "after")
    return seen


def blink(browser):
    tab = opened(browser, "blink")
    side = lambda: tab.evaluate("[...document.querySelectorAll('#viewer .part')].map(p => !p.hidden).join()"
                                " + document.querySelector('.tag').textContent")
    def watched(times):
        states = set()
        for _ in range(times):
            states.add(side())
            tab.wait_for_timeout(100)
        return sorted(states)
    seen = {"running": watched(20)}
    tab.click("#pause")
    seen["paused"] = len(watched(20))
    before = side()
    tab.click("#flip")
    seen["flipped"] = before != side()
    still = opened(browser, "blink", reduced_motion="reduce")
    seen["reduced"] = [still.get_attribute("#pause", "aria-pressed")]
    first = still.text_content(".tag")
    still.wait_for_timeout(1600)
    seen["reduced"].append(str(first == still.text_content(".tag")).lower())
    return seen


def difference(browser):
    tab = opened(browser, "difference")
    tab.uncheck("#outlines")
    tab.wait_for_timeout(200)
    path = pathlib.Path(tempfile.mkdtemp()) / "difference.png"
    tab.screenshot(path=path)
    ratio = tab.evaluate("devicePixelRatio")
    seen = {"file": str(path), "ratio": ratio, "play": tab.evaluate(SHAPES, "banner"),
            "same": tab.evaluate(SHAPES, "item-1"), "stage": tab.evaluate(
                "(() => { const b = document.querySelector('.stage').getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })()"),
            "hosts": tab.evaluate("""[...document.querySelectorAll('#viewer .blend .host')].map(h => {
              const b = h.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })""")}
    drawn = opened(browser, "difference", page="comparedPixels")
    until(drawn, "[...document.querySelectorAll('#viewer .host')].every(h => h.shadowRoot.querySelector('img').naturalWidth > 0)")
    seen["picture"] = drawn.evaluate("""(() => { const i = document.querySelector('#viewer .host').shadowRoot.querySelector('img');
      return {source: i.src, size: [i.naturalWidth, i.naturalHeight]}; })()""")
    seen["words"] = drawn.text_content("#viewer .legend")
    return seen


def steps(browser):
    tab = browser.open("compared")
    until(tab, "document.querySelector('#changes .cause')")
    at = "document.querySelector('#inspector .path') && document.querySelector('#inspector .path').textContent"
    seen = {"forward": [], "elements": []}
    for _ in range(4):
        tab.keyboard.press("n")
        seen["forward"].append(tab.evaluate(at))
    tab.keyboard.press("p")
    seen["back"] = tab.evaluate(at)
    tab.wait_for_selector("#viewer .change")
    for _ in range(3):
        tab.keyboard.press(".")
        seen["elements"].append(tab.evaluate("(location.hash.match(/element=([^&]*)/) || [])[1]"))
    seen["before"] = tab.text_content("#inspector [data-value=before]") if tab.locator("#inspector [data-value=before]").count() else ""
    views = []
    for key in ["d", "d", "s", "o", "b", "v", "v"]:
        tab.keyboard.press(key)
        views.append(tab.evaluate("document.querySelector('[name=view]:checked').value"))
    seen["views"] = views
    tab.reload()
    tab.wait_for_selector("#viewer:not([hidden])")
    seen["reloaded"] = tab.evaluate("document.querySelector('[name=view]:checked').value")
    seen["moves"] = tab.eval_on_selector_all("#inspector .moves button", "l => l.map(e => [e.querySelector('.name').firstChild.nextSibling"
                                             ".textContent, e.querySelector('.frames').textContent])")
    tab.keyboard.press("Escape")
    seen["closed"] = tab.is_hidden("#viewer")
    return seen


def records(browser):
    tab = opened(browser, "side", page="comparedRecords")
    seen = {"play": tab.evaluate(SHAPES, "play"), "forward": tab.evaluate(SHAPES, "forward"),
            "layers": tab.eval_on_selector_all("[data-layer]", "l => l.map(e => e.dataset.layer)"), "scale": tab.text_content(".zoom"),
            "frames": tab.locator("#viewer .change").count()}
    tab.keyboard.press("Escape")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    seen["card"] = tab.evaluate("document.querySelector('#grid .host').shadowRoot.querySelectorAll('.content g[id]').length")
    return seen


def hostileChanges(browser):
    tab = browser.open("hostileChanges")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    tab.click("#grid button >> nth=0")
    seen = {}
    for key in ["s", "o", "b", "d", "v", "v"]:
        tab.keyboard.press(key)
        tab.wait_for_timeout(150)
    tab.keyboard.press(".")
    seen["ran"] = tab.evaluate("window.hacked")
    seen["requested"] = tab.requested
    seen["commands"] = tab.eval_on_selector_all("[data-copy]", "l => l.map(e => e.dataset.copy)")
    seen["scripts"] = tab.locator("main script, aside script, nav script, main img").count()
    seen["body"] = tab.text_content("body")
    return seen


def manyChanges(browser):
    tab = browser.open("manyChanges")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    seen = {"count": tab.text_content("#changes h2"), "first": cards(tab)[:3]}
    paints = []
    for _ in range(3):
        tab.reload()
        until(tab, "document.querySelector('#grid .host').shadowRoot")
        paints.append(tab.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    seen["paint"] = min(paints)
    seen["references"] = len([url for url in tab.requested if "data/reference" in url])
    seen["filter"] = tab.evaluate("""() => { const start = performance.now();
      document.querySelector("[data-key='filter-1']").click(); document.body.getBoundingClientRect();
      return performance.now() - start; }""")
    seen["filtered"] = len(cards(tab))
    tab.keyboard.press("n")
    until(tab, "document.querySelector('#viewer .change')")
    times = []
    for _ in range(5):
        tab.evaluate("document.querySelector('#viewer .stage').focus()")
        times.append(tab.evaluate("""() => { const start = performance.now();
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'n', bubbles: true}));
          document.body.getBoundingClientRect(); return performance.now() - start; }"""))
    seen["step"] = sorted(times)[2]
    return seen


def comparedAccess(browser):
    found = {}
    for scheme in ["light", "dark"]:
        tab = browser.open("compared", f"#at={PHONE}", scheme)
        until(tab, "document.querySelector('#inspector .moves')")
        found[f"changes {scheme}"] = violations(tab)
        for view in ["after", "side", "swipe", "overlay", "blink", "difference"]:
            tab = browser.open("compared", f"#open={PHONE}&view={view}&element=play", scheme)
            until(tab, "document.querySelector('#inspector .moves')")
            tab.wait_for_timeout(200)
            found[f"{view} {scheme}"] = violations(tab)
        narrow = browser.open("compared", f"#open={PHONE}", scheme, (420, 800))
        until(narrow, "document.querySelector('#inspector .moves')")
        found[f"narrow {scheme}"] = violations(narrow)
    return {"violations": found}


def removed(browser):
    tab = browser.open("less")
    until(tab, "document.querySelector('#changes .gone')")
    drawn = "[...document.querySelectorAll('#grid .frame.removed .host')].filter(h => h.shadowRoot && h.shadowRoot.querySelector('#element-play')).length"
    until(tab, f"{drawn} > 0")
    seen = {
        "count": tab.text_content("#count"),
        "chips": tab.eval_on_selector_all("#chips button", "l => l.map(e => e.textContent)"),
        "cards": len(cards(tab)),
        "listed": tab.locator("#changes .gone button").count(),
        "label": tab.get_attribute("#grid li:has(.removed) button", "aria-label"),
        "drawn": tab.evaluate(drawn) > 0,
    }
    tab.click("#filters label:has(input[data-facet=show][value=removed])")
    seen["filtered"] = len(cards(tab))
    tab.click("#reset")
    tab.click("#changes .gone button >> nth=0")
    until(tab, "document.querySelector('#viewer .part .host') && document.querySelector('#viewer .part .host').shadowRoot")
    seen["title"] = tab.text_content("#viewer-title")
    seen["inspector"] = tab.text_content("#inspector")
    seen["violations"] = violations(tab)
    return seen


SCENES = {f.__name__: f for f in [
    causes, copying, sides, swipe, overlay, blink, difference, steps, records, hostileChanges, manyChanges, removed, comparedAccess]}
