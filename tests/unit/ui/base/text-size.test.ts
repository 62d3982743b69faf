import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("app/**/*.css").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const screens = globSync("app/{routes,sub-apps,ui}/**/*.tsx").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

/** The sizes that text depends on: its own, the height of its line, and those of the boxes and columns around it. */
const sizes =
  /^\s*(?:font(?:-size)?|line-height|(?:min-|max-)?(?:width|height|inline-size|block-size)|flex(?:-basis)?|grid-(?:auto|template)[a-z-]*):[^;]*;/gm;
/** Lines of one or two pixels, and the gap between a floating box and the edge of the window. */
const ofTheScreen = /\b[12]px|100d?v[wh] - \d+px/g;

const inPixels = /\d(?:\.\d+)?px/;
const violations = (files: readonly { file: string; text: string }[], pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    (text.match(pattern) ?? [])
      .filter((rule) => inPixels.test(rule.replaceAll(ofTheScreen, "")))
      .map((rule) => `${file}: ${rule.trim()}`),
  );

test("text and its containers are sized in rem, so that they grow with the browser's text size", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(violations(sheets, sizes)).toEqual([]);
});

test("layout breakpoints grow with the text size", () => {
  expect(violations(sheets, /@(?:media|container)[^{]*\{/g)).toEqual([]);
  expect(violations(screens, /"\((?:min|max)-width[^"]*"/g)).toEqual([]);
});

test("a picture next to text grows with the text", () => {
  const fixed = screens.flatMap(({ file, text }) =>
    (text.match(/<svg\b[^>]*>/g) ?? [])
      .filter((svg) => /\b(?:width|height)="\d+(?:px)?"/.test(svg))
      .map((svg) => `${file}: ${svg}`),
  );
  expect(fixed).toEqual([]);
});

test("no style in a component gives text a size in pixels", () => {
  expect(violations(screens, /\b(?:fontSize|lineHeight|fz|lh)(?:=|: ?)\{?["']?[\d.]+px/g)).toEqual([]);
});
