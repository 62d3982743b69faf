import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { untilNextDay, watermarkDay } from "~/rules/workspace/watermark-day";

test("the watermark shows the date in the user's time zone, as yyyy/MM/dd", () => {
  const instant = new Date("2025-06-15T20:30:00Z");
  expect(watermarkDay(instant, "GMT+8")).toBe("2025/06/16");
  expect(watermarkDay(instant, "GMT-5")).toBe("2025/06/15");
});

property.prop([
  fc.date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2100-01-01") }),
  fc.integer({ min: -12, max: 12 }),
])("it changes exactly when the day does", (instant, hours) => {
  const zone = `GMT${hours < 0 ? "" : "+"}${hours}`;
  const next = new Date(instant.getTime() + untilNextDay(instant, zone));
  expect(watermarkDay(next, zone)).not.toBe(watermarkDay(instant, zone));
  expect(watermarkDay(new Date(next.getTime() - 1), zone)).toBe(watermarkDay(instant, zone));
});
