"""A headless Chromium for the scenes of the report page, and what they ask of it."""

from axe_playwright_python.sync_playwright import Axe

BOOK = "player/iphone-duo/inner-landscape-left-book"
PHONE = "player/iphone-17-pro/portrait"


class Browser:
    """One Chromium; pages of it, with what their consoles said."""

    def __init__(self, chromium, pages):
        self.chromium = chromium
        self.pages = pages
        self.said = []

    def open(self, page, fragment="", scheme="light", size=(1400, 900), **options):
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, **options)
        tab = context.new_page()
        tab.requested = []
        tab.said = []
        tab.on("console", lambda m: tab.said.append(m.text) if m.type in ("error", "warning") else None)
        tab.on("pageerror", lambda e: tab.said.append(str(e)))
        tab.on("request", lambda r: tab.requested.append(r.url))
        if not page.startswith("hostile"):
            tab.said = self.said
        tab.goto(f"file://{self.pages[page]}/index.html{fragment}")
        return tab


def until(tab, expression, argument=None):
    """Waits until an expression is true; asked from outside, since the page lets nothing be evaluated."""
    for _ in range(400):
        if tab.evaluate(expression, argument):
            return
        tab.wait_for_timeout(25)
    raise TimeoutError(expression)


def cards(tab):
    """The names of the cards that are shown, in order."""
    return tab.eval_on_selector_all(
        "#grid section:not([hidden]) li:not([hidden])", "list => list.map(l => l.dataset.name)")


def count(tab):
    return tab.text_content("#count")


def tip(tab):
    if tab.is_hidden("#tip"):
        return None
    return {
        "id": tab.text_content("#tip strong"),
        "point": tab.text_content("#tip [data-value=point]"),
        "size": tab.text_content("#tip [data-value=size]"),
        "outline": tab.evaluate("(() => { const b = document.querySelector('.outline:not(.chosen)')"
                                ".getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })()"),
    }


def violations(tab):
    # Without its preloading, which would fetch the style sheet; the page itself never fetches.
    results = Axe().run(tab, options={"preload": False}).response
    return [f"{v['id']}: {n['html'][:160]}" for v in results["violations"] for n in v["nodes"]]
