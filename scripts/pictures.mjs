import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";

/** Takes again the pictures that screens are compared with, those of the README and the sheets of emails. */
install();
build();
run("playwright", ["test", "e2e/pictures", "e2e/readme-pictures", "e2e/emails"], {
  CHROMIUM: findChromium(),
  UPDATE_PICTURES: "1",
});
