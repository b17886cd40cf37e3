"""Uses report pages in headless Chromium as a person would, and prints what it saw as JSON.

    report_page.py PAGES.json

PAGES.json names the pages by what they are. Every function whose name
is a key of SCENES is one test's worth of use; what it returns is judged by the Swift tests.
"""

import json
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import compared_pages
from page_tools import BOOK, PHONE, Browser, cards, count, tip, until, violations


def filters(browser):
    tab = browser.open("sample")
    seen = {"all": cards(tab), "count": count(tab)}
    row = "label:has(input[data-facet={}][value={}])"
    seen["numbers"] = tab.eval_on_selector_all(
        "#filters label", "list => list.map(l => [l.querySelector('input').dataset.facet, "
        "l.querySelector('input').value, Number(l.querySelector('.number').textContent)])")
    tab.click(row.format("family", "iphone-duo"))
    seen["duo"] = cards(tab)
    seen["duoCount"] = count(tab)
    tab.click(row.format("pose", "book"))
    tab.click(row.format("pose", "tent"))
    seen["bookOrTent"] = cards(tab)
    seen["poseNumber"] = tab.text_content(row.format("pose", "laptop") + " .number")
    tab.click("#reset")
    seen["reset"] = cards(tab)
    for key, text in [("element", "forward"), ("device", "ipad mini"), ("rule", "ht-01"), ("none", "xyzzy")]:
        tab.fill("#search", text)
        seen[f"search-{key}"] = cards(tab)
    tab.fill("#search", "")
    tab.click(row.format("severity", "warning"))
    seen["warning"] = cards(tab)
    tab.click("#chips button >> nth=0")
    seen["chip"] = cards(tab)
    return seen


LAYERS = """() => {
  const shown = (host) => {
    const root = host && host.shadowRoot;
    if (!root) return null;
    const layers = {};
    for (const g of root.querySelectorAll('.layer')) {
      const name = g.classList[1];
      layers[name] = (layers[name] || false) || getComputedStyle(g).display !== 'none';
    }
    return layers;
  };
  return {large: shown(document.querySelector('#viewer .host')),
    small: shown(document.querySelector('#grid li:not([hidden]) .host'))};
}"""


def layers(browser):
    tab = browser.open("sample")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    seen = {"small": tab.evaluate(LAYERS)["small"]}
    tab.goto(tab.url + f"#open={BOOK}")
    until(tab, "document.querySelector('#viewer .host').shadowRoot")
    seen["before"] = tab.evaluate(LAYERS)["large"]
    tab.click("[data-layer=margins]")
    tab.click("[data-layer=regions]")
    seen["after"] = tab.evaluate(LAYERS)["large"]
    seen["pressed"] = tab.get_attribute("[data-layer=margins]", "aria-pressed")
    seen["address"] = tab.evaluate("location.hash")
    tab.keyboard.press("Escape")
    tab.click("[data-layer=content]")
    seen["smallAfter"] = tab.evaluate(LAYERS)["small"]
    tab.click("[data-layer=margins]")
    tab.keyboard.press("Escape")
    seen["again"] = tab.evaluate("location.hash")
    return seen


DRAWN = """id => {
  const host = document.querySelector('#viewer .host');
  const group = host.shadowRoot.getElementById('element-' + id);
  // The outline of an element is the first shape of its group, unlike its label.
  const box = group.querySelector('path, rect, image').getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
}"""


def hover(browser):
    seen = {}
    for name in [BOOK, PHONE]:
        tab = browser.open("sample", f"#open={name}")
        until(tab, "document.querySelector('#viewer .host').shadowRoot")
        tips = {}
        for zoomed in ["fit", "larger"]:
            for element in ["play", "back", "artwork", "title"]:
                left, top, width, height = tab.evaluate(DRAWN, element)
                tab.mouse.move(left + width / 2, top + height / 2)
                tab.mouse.move(left + width / 2 + 1, top + height / 2)
                tips[f"{element} {zoomed}"] = {"drawn": [left, top, width, height], "tip": tip(tab)}
            tab.keyboard.press("+")
        seen[name] = tips
    # On a card of the grid too.
    tab = browser.open("sample", f"#at={PHONE}")
    until(tab, f"document.querySelector('#grid li[data-name=\"{PHONE}\"] .host').shadowRoot")
    box = tab.evaluate(f"""(() => {{
      const host = document.querySelector('#grid li[data-name="{PHONE}"] .host');
      const shape = host.shadowRoot.getElementById('element-play').querySelector('path');
      const b = shape.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }})()""")
    tab.mouse.move(box[0] + box[2] / 2, box[1] + box[3] / 2)
    tab.mouse.move(box[0] + box[2] / 2 + 1, box[1] + box[3] / 2)
    seen["card"] = tip(tab)
    # Between a chosen element and another one.
    tab = browser.open("sample", f"#open={PHONE}&element=back")
    until(tab, "document.querySelector('#viewer .host').shadowRoot")
    left, top, width, height = tab.evaluate(DRAWN, "play")
    tab.mouse.move(left + width / 2, top + height / 2)
    tab.mouse.move(left + width / 2 + 1, top + height / 2)
    seen["between"] = tab.text_content("#tip")
    return seen


def inspector(browser):
    tab = browser.open("sample", f"#open={PHONE}")
    tab.wait_for_selector("#inspector .elements")
    seen = {"findings": tab.eval_on_selector_all("#inspector .finding p:first-child", "l => l.map(e => e.textContent)")}
    tab.click("#inspector .findings button >> nth=0")
    seen["fromFinding"] = tab.evaluate("location.hash")
    seen["elements"] = tab.eval_on_selector_all(
        "#inspector .elements button", "l => l.map(e => [...e.children].map(c => c.textContent))")
    tab.click("#inspector .elements button:has-text('play')")
    seen["origin"] = tab.text_content("#inspector [data-value=origin]")
    seen["size"] = tab.text_content("#inspector [data-value=size]")
    seen["focused"] = tab.evaluate("document.activeElement.textContent")
    mark = tab.locator(".outline.chosen").bounding_box()
    seen["mark"] = [mark["x"], mark["y"], mark["width"], mark["height"]]
    seen["drawn"] = tab.evaluate(DRAWN, "play")
    return seen


def keyboard(browser):
    tab = browser.open("sample")
    chosen = "(document.querySelector('#grid [aria-current]') || {dataset: {}}).dataset.name"
    steps = []
    for key in ["j", "j", "k", "ArrowRight", "ArrowDown", "ArrowUp"]:
        tab.keyboard.press(key)
        steps.append([key, tab.evaluate(chosen), tab.evaluate("document.activeElement.dataset.name")])
    seen = {"steps": steps, "all": cards(tab)}
    seen["stops"] = tab.eval_on_selector_all("#grid button", "l => l.filter(b => b.tabIndex === 0).length")
    tab.keyboard.press("Enter")
    seen["opened"] = tab.is_visible("#viewer")
    seen["focus"] = tab.evaluate("document.activeElement.className")
    scale = tab.text_content(".zoom")
    tab.keyboard.press("+")
    larger = tab.text_content(".zoom")
    paper = tab.get_attribute(".paper", "style")
    tab.keyboard.press("ArrowLeft")
    seen["moved"] = paper != tab.get_attribute(".paper", "style")
    tab.keyboard.press("0")
    seen["scales"] = [scale, larger, tab.text_content(".zoom")]
    tab.keyboard.press("1")
    seen["exact"] = tab.text_content(".zoom")
    tab.wait_for_selector("#inspector .elements")
    tab.keyboard.press("]")
    seen["element"] = tab.evaluate("location.hash")
    tab.keyboard.press("j")
    seen["next"] = tab.evaluate("location.hash")
    tab.keyboard.press("c")
    seen["panes"] = tab.locator(".pane").count()
    tab.keyboard.press("c")
    seen["onePane"] = tab.locator(".pane").count()
    tab.keyboard.press("Escape")
    seen["closed"] = [tab.is_hidden("#viewer"), tab.evaluate("document.activeElement.className")]
    tab.keyboard.press("/")
    tab.keyboard.type("jk?")
    seen["typed"] = [tab.input_value("#search"), tab.is_visible("#keys")]
    tab.keyboard.press("Escape")
    tab.keyboard.press("x")
    seen["reset"] = tab.input_value("#search")
    tab.keyboard.press("?")
    seen["help"] = tab.is_visible("#keys")
    tab.keyboard.press("Escape")
    seen["helpClosed"] = tab.is_hidden("#keys")
    tab.keyboard.press("f")
    seen["findings"] = [tab.evaluate("location.hash"), cards(tab)]
    tab.keyboard.press("t")
    seen["theme"] = tab.evaluate("document.documentElement.dataset.theme")
    tab.keyboard.press("l")
    seen["layers"] = tab.evaluate("document.activeElement.dataset.layer")
    return seen


STATE = """() => ({
  query: document.getElementById('search').value,
  checked: [...document.querySelectorAll('#filters input:checked')].map(i => i.dataset.facet + '=' + i.value),
  off: [...document.querySelectorAll('[data-layer][aria-pressed=false]')].map(b => b.dataset.layer),
  panes: [...document.querySelectorAll('.stage')].map(s => s.getAttribute('aria-label')),
  element: (document.querySelector('.elements [aria-pressed=true] .name') || {}).textContent,
  theme: document.documentElement.dataset.theme, path: document.querySelector('#inspector .path').textContent})"""


def address(browser):
    fragment = (f"#q=play&family=iphone-duo,iphone&hide=margins,readable&open={BOOK}&with={PHONE}"
                "&element=play&theme=dark")
    tab = browser.open("sample", fragment)
    tab.wait_for_selector(".outline.chosen")
    seen = {"first": tab.evaluate(STATE), "hash": tab.evaluate("location.hash"), "fragment": fragment}
    tab.reload()
    tab.wait_for_selector(".outline.chosen")
    seen["reloaded"] = tab.evaluate(STATE)
    tab.click("text=← All")
    seen["closed"] = tab.is_hidden("#viewer")
    tab.go_back()
    tab.wait_for_selector("#viewer:not([hidden])")
    seen["back"] = tab.evaluate("location.hash")
    stale = browser.open("sample", "#open=gone/with/run&with=x&family=nothing&hide=nolayer&element=%E0%A4%A")
    seen["stale"] = [stale.is_hidden("#viewer"), count(stale)]
    return seen


def compare(browser):
    tab = browser.open("sample", f"#open={PHONE}")
    tab.focus("#beside")
    tab.select_option("#beside", BOOK)
    until(tab, "[...document.querySelectorAll('#viewer .host')].filter(h => h.shadowRoot).length === 2")
    sides = """() => [...document.querySelectorAll('#viewer .host')].map(h => {
      const b = h.shadowRoot.getElementById('element-play').querySelector('path').getBoundingClientRect();
      return [b.width, b.height]; })"""
    seen = {"play": tab.evaluate(sides)}
    stage = tab.locator(".stage >> nth=1").bounding_box()
    tab.mouse.move(stage["x"] + 100, stage["y"] + 100)
    tab.mouse.wheel(0, -200)
    seen["zoomed"] = tab.evaluate(sides)
    before = tab.eval_on_selector_all(".paper", "l => l.map(p => p.style.transform)")
    tab.mouse.down()
    tab.mouse.move(stage["x"] + 150, stage["y"] + 130, steps=4)
    tab.mouse.up()
    after = tab.eval_on_selector_all(".paper", "l => l.map(p => p.style.transform)")
    numbers = lambda text: [float(part) for part in text[10:-1].replace("px", "").split(",")]
    seen["moved"] = [[b - a for a, b in zip(numbers(x), numbers(y))] for x, y in zip(before, after)]
    return seen


def pictures(browser):
    tab = browser.open("pictures")
    loaded = "(() => { const i = document.querySelector('{} .host').shadowRoot; " \
             "const p = i && i.querySelector('img'); return p && p.complete && p.naturalWidth; })()"
    until(tab, loaded.replace("{}", "#grid"))
    seen = {"small": tab.evaluate(loaded.replace("{}", "#grid")), "layers": tab.locator("[data-layer]").count()}
    tab.click("#grid button >> nth=0")
    until(tab, loaded.replace("{}", "#viewer"))
    seen["large"] = tab.evaluate(loaded.replace("{}", "#viewer"))
    seen["loaded"] = [url for url in tab.requested if ".png" in url]
    return seen


def many(browser):
    tab = browser.open("many")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    seen = {"count": count(tab), "cards": tab.locator("#grid li").count()}
    paints = []
    for _ in range(3):
        tab.reload()
        until(tab, "document.querySelector('#grid .host').shadowRoot")
        paints.append(tab.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    seen["paint"] = min(paints)
    # A picture is loaded where it is looked at, and only there.
    mounted = "[...document.querySelectorAll('#grid .host')].filter(h => h.shadowRoot && h.shadowRoot.firstChild).length"
    tab.wait_for_timeout(300)
    seen["mounted"] = tab.evaluate(mounted)
    tab.evaluate("document.querySelector('#previews').scrollTo(0, 1e9)")
    last = cards(tab)[-1]
    until(
        tab, "name => { const h = document.querySelector(`li[data-name='${name}'] .host`); "
        "return h.shadowRoot && h.shadowRoot.firstChild; }", last)
    tab.wait_for_timeout(300)
    seen["mountedAtEnd"] = tab.evaluate(mounted)
    seen["keystroke"] = tab.evaluate("""() => {
      const field = document.getElementById('search');
      const start = performance.now();
      field.value = '1999'; field.dispatchEvent(new Event('input'));
      document.body.getBoundingClientRect();
      return performance.now() - start; }""")
    seen["found"] = cards(tab)
    return seen


def hostile(browser):
    tab = browser.open("hostile")
    until(tab, "document.querySelector('#grid .host').shadowRoot")
    tab.click("#grid button >> nth=0")
    tab.wait_for_selector("#inspector .elements")
    box = tab.locator(".stage").bounding_box()
    for y in range(10):
        tab.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * y / 10)
    for place in range(3):
        tab.click(f"#inspector .elements button >> nth={place}")
    tab.wait_for_timeout(200)
    return {
        "ran": tab.evaluate("window.hacked"), "title": tab.title(), "heading": tab.text_content("#title"),
        "body": tab.text_content("body"), "requested": tab.requested,
        "scripts": tab.eval_on_selector_all("main script, aside script, nav script, main img", "l => l.length"),
    }


def accessibility(browser):
    views = {
        "grid": "#", "large": f"#open={BOOK}&element=play", "beside": f"#open={BOOK}&with={PHONE}",
        "filtered": "#family=iphone&q=zzz",
    }
    found = {}
    for scheme in ["light", "dark"]:
        for name, fragment in views.items():
            tab = browser.open("sample", fragment, scheme)
            tab.wait_for_timeout(300)
            found[f"{name} {scheme}"] = violations(tab)
        tab = browser.open("sample", "", scheme)
        tab.keyboard.press("?")
        found[f"keys {scheme}"] = violations(tab)
        narrow = browser.open("sample", f"#at={PHONE}", scheme, (420, 800))
        narrow.wait_for_selector("#inspector .elements")
        found[f"narrow {scheme}"] = violations(narrow)
    # A page with a fault, to see that faults are found.
    narrow.evaluate("document.querySelector('main').prepend(document.createElement('button'))")
    seen = {"faulty": violations(narrow)}
    tab = browser.open("sample")
    seen |= {"violations": found, "landmarks": {
        role: tab.locator(f"role={role}").count() for role in ["main", "navigation", "complementary", "banner", "search"]}}
    tab.keyboard.press("Tab")
    seen["firstStop"] = tab.evaluate("document.activeElement.id")
    tab.keyboard.press("Enter")
    seen["skipped"] = tab.evaluate("document.activeElement.id")
    seen["status"] = tab.get_attribute("#count", "role")
    seen["label"] = tab.get_attribute(f"button[data-name='{PHONE}']", "aria-label")
    return seen


def live(browser):
    """A page that is open while someone works on the spec."""
    folder = pathlib.Path(browser.pages["live"])
    spec = folder / "sample.yaml"
    text = spec.read_text()
    program = subprocess.Popen(
        ["env", "--default-signal=INT", browser.pages["program"], "watch", "sample.yaml"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        browser.pages["watched"] = folder / "Output/sample"
        seen = {"printed": program.stdout.readline().strip()}
        tab = browser.open("watched", f"#at={PHONE}&element=play")
        tab.wait_for_selector("#inspector [data-value=size]")
        size = "(document.querySelector('#inspector [data-value=size]') || {}).textContent"
        seen["before"] = tab.evaluate(size)
        picture = f"""(() => {{ const host = document.querySelector('#grid li[data-name="{PHONE}"] .host');
          const play = host.shadowRoot && host.shadowRoot.getElementById('element-play');
          return play ? play.querySelector('path').getBoundingClientRect().width : 0; }})()"""
        until(tab, f"{picture} > 0")
        width = tab.evaluate(picture)
        start = time.monotonic()
        spec.write_text(text.replace("width: 64, height: 64", "width: 96, height: 64"))
        until(tab, f"{size} === '96 × 64' && {picture} > {width * 1.4}")
        seen["seconds"] = time.monotonic() - start
        spec.write_text(text.replace("spacing: 12", "spacin: 12"))
        tab.wait_for_selector("#problems:not([hidden])")
        seen["problem"] = tab.text_content("#problems")
        seen["still"] = tab.evaluate(size)
        spec.write_text(text)
        until(tab, f"document.querySelector('#problems').hidden && {size} === '64 × 64'")
        program.send_signal(signal.SIGINT)
        seen["code"] = program.wait(30)
        tab.wait_for_timeout(1000)
        asked = len(tab.requested)
        tab.wait_for_timeout(1000)
        seen["askedAfterwards"] = len(tab.requested) - asked
        return seen
    finally:
        program.kill()


SCENES = {f.__name__: f for f in [
    filters, layers, hover, inspector, keyboard, address, compare, pictures, many, hostile, accessibility,
    live]} | compared_pages.SCENES


def main():
    pages = json.load(open(sys.argv[1]))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        browser = Browser(chromium, pages)
        seen = {}
        for name, scene in SCENES.items():
            if len(sys.argv) > 2 and name not in sys.argv[2:]:
                continue
            try:
                seen[name] = scene(browser)
            except Exception:
                seen[name] = {"failure": traceback.format_exc()}
        seen["console"] = browser.said
        chromium.close()
    json.dump(seen, sys.stdout)


main()
