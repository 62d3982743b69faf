import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type Crop, largestZoom, middleOf, moveCrop, squareOf, zoomCrop } from "~/ui/avatar/crop";

const size = { width: 400, height: 200 };

test("initially the largest centred square is cropped", () => {
  expect(squareOf(middleOf(size), size)).toEqual({ left: 100, top: 0, side: 200 });
});

test("a picture moved to the right shows more of its left side", () => {
  expect(squareOf(moveCrop(middleOf(size), size, 0.25, 0), size)).toEqual({ left: 50, top: 0, side: 200 });
});

test("zooming in retains the centre", () => {
  expect(squareOf(zoomCrop(middleOf(size), size, 2), size)).toEqual({ left: 150, top: 50, side: 100 });
});

const side = fc.integer({ min: 1, max: 6000 });
const step = fc.oneof(
  fc.record({ right: fc.double({ min: -5, max: 5, noNaN: true }), down: fc.double({ min: -5, max: 5, noNaN: true }) }),
  fc.record({ zoom: fc.double({ min: -1, max: 10, noNaN: true }) }),
);

property.prop([fc.record({ width: side, height: side }), fc.array(step, { maxLength: 30 })])(
  "whatever is done, the square stays inside the picture and within its minimum and maximum size",
  (picture, steps) => {
    const crop = steps.reduce<Crop>(
      (before, one) =>
        "zoom" in one ? zoomCrop(before, picture, one.zoom) : moveCrop(before, picture, one.right, one.down),
      middleOf(picture),
    );
    const square = squareOf(crop, picture);
    const slack = 1e-6;
    expect(square.left).toBeGreaterThanOrEqual(-slack);
    expect(square.top).toBeGreaterThanOrEqual(-slack);
    expect(square.left + square.side).toBeLessThanOrEqual(picture.width + slack);
    expect(square.top + square.side).toBeLessThanOrEqual(picture.height + slack);
    const shorter = Math.min(picture.width, picture.height);
    expect(square.side).toBeLessThanOrEqual(shorter + slack);
    expect(square.side).toBeGreaterThanOrEqual(shorter / largestZoom - slack);
  },
);
