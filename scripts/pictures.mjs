import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";

/** Retakes the reference pictures of screens, the pictures of the README and the sheets of emails. */
install();
build();
run("playwright", ["test", "e2e/pictures", "e2e/readme-pictures", "e2e/emails"], {
  CHROMIUM: findChromium(),
  UPDATE_PICTURES: "1",
});
