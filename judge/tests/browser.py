"""A headless Chromium, driven through WebDriver, that asks nobody for anything."""

import shutil

import lxml.html
import pytest

try:
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    webdriver = None

from checkouts import SECONDS

DRIVER = shutil.which("chromedriver")
FLAGS = ("--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --disable-extensions"
         " --disable-background-networking --disable-component-update --disable-sync --window-size=1280,900").split()


class Browser:
    """Opens the pages of a folder."""

    def __init__(self, folder):
        if DRIVER is None or webdriver is None:
            pytest.skip("nobody drives Chromium (apt-get install chromium-driver python3-selenium)")
        options = webdriver.ChromeOptions()
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.chrome.service.Service(DRIVER))
        self.driver.set_script_timeout(SECONDS)
        self.folder = folder

    def open(self, page):
        self.driver.get("about:blank")  # so that another # is another page
        self.driver.get((self.folder / page.split("#")[0]).as_uri() + page[len(page.split("#")[0]):])
        return self

    def wait(self, condition):
        return WebDriverWait(self.driver, SECONDS, 0.05, [Exception]).until(lambda _: condition())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        """The text as it is, also where it is not in view."""
        return self.find(selector).get_property("textContent")

    def tree(self):
        """The page as the browser understood it."""
        return lxml.html.fromstring(self.driver.page_source)

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def errors(self):
        return [line for line in self.driver.get_log("browser") if line["level"] in ("SEVERE", "WARNING")]

    def width(self, width):
        metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def scheme(self, name, media=""):
        """light, dark, or the browser's own; the medium is print, or the screen."""
        features = [{"name": "prefers-color-scheme", "value": name}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": features})
