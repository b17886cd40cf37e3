"""How long a save of a spec takes to show in a page that is open, without a reload by hand.

    watch_speed.py PROGRAM OUTPUT

Writes a line for each run: its name, a colon, and seconds from the save to the new picture.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

SPEC = """proofsheet: 1
name: sample
matrix:
  devices: [{devices}]
screens:
  - id: home
    content:
      vstack:
        spacing: 12
        children:
{rows}
"""
ROW = """          - hstack:
              spacing: 8
              children:
                - box: {number}
                  id: box-{number}
                  frame: {{ width: 44, height: 44 }}
                - text: Row {number} of the list
"""
FEW = "iphone-17-pro, iphone-duo, ipad-mini-a17-pro"
MANY = "iphone, ipad"
ROUNDS = 9


def spec(devices, width):
    rows = "".join(ROW.format(number=number) for number in range(8))
    return SPEC.format(devices=devices, rows=rows).replace("width: 44", f"width: {width}", 1)


def until(tab, expression):
    while not tab.evaluate(expression):
        tab.wait_for_timeout(5)


def measure(chromium, program, devices):
    folder = pathlib.Path(tempfile.mkdtemp())
    file = folder / "sample.yaml"
    file.write_text(spec(devices, 44))
    watch = subprocess.Popen([program, "watch", "sample.yaml"], cwd=folder, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, text=True)
    try:
        page = folder / watch.stdout.readline().strip()
        tab = chromium.new_page()
        tab.goto(f"file://{page}")
        count = tab.locator("#grid li").count()
        # The box in the picture itself, in points of the window.
        width = """(() => {
          const host = [...document.querySelectorAll('#grid .host')].find(h => h.shadowRoot && h.shadowRoot.firstChild);
          const box = host && host.shadowRoot.getElementById('element-box-0');
          return box ? Math.round(box.querySelector('path').getBBox().width) : 0; })()"""
        until(tab, f"{width} === 44")
        times = []
        for number in range(ROUNDS + 1):
            wanted = 60 + 4 * number
            start = time.monotonic()
            file.write_text(spec(devices, wanted))
            until(tab, f"{width} === {wanted}")
            times.append(time.monotonic() - start)
        tab.close()
        return f"{count} configurations", times[1:]
    finally:
        watch.kill()
        watch.wait()
        shutil.rmtree(folder)


def main():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        lines = []
        for devices in [FEW, MANY]:
            name, times = measure(chromium, sys.argv[1], devices)
            lines.append(f"{name}: {' '.join(f'{seconds:.4f}' for seconds in times)}\n")
        chromium.close()
    pathlib.Path(sys.argv[2]).write_text("".join(lines))


main()
