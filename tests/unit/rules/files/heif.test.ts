import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isHeifMark, isPictureName } from "~/rules/files/heif-mark";
import { fitPixels, jpegName } from "~/rules/files/jpeg-of-heif";

test.each([
  ["an iPhone's picture", "ftypheic", true],
  ["a ten-bit picture", "ftypheix", true],
  ["a burst of pictures", "ftypmsf1", true],
  ["an Android picture", "ftypmif1", true],
  ["an MP4 film", "ftypisom", false],
  ["a JPEG", "\u0010JFIF\u0000\u0001", false],
  ["a text that mentions the format", "the ftypheic", false],
])("%s is recognised by its first bytes", (_name, mark, isHeif) => {
  expect(isHeifMark(mark)).toBe(isHeif);
});

test("files with any picture extension are examined, other files are not", () => {
  expect(["IMG_1.HEIC", "a.heif", "scan.JPG", "b.jpeg", "c.png"].every(isPictureName)).toBe(true);
  expect(["a.pdf", "heic.docx", "photo.heic.pdf", "jpg"].some(isPictureName)).toBe(false);
});

test("a converted picture keeps its name except for the extension", () => {
  expect(["IMG_2031.HEIC", "执照.heif", "scan.2.jpg"].map(jpegName)).toEqual([
    "IMG_2031.jpg",
    "执照.jpg",
    "scan.2.jpg",
  ]);
});

const side = fc.integer({ min: 1, max: 30_000 });

property.prop([side, side])(
  "a converted picture is never larger, fits a canvas and keeps its shape",
  (width, height) => {
    const size = fitPixels(width, height);
    expect(size.width).toBeLessThanOrEqual(width);
    expect(size.height).toBeLessThanOrEqual(height);
    expect(size.width * size.height).toBeLessThanOrEqual(4096 * 4096);
    expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(width + height);
  },
);
