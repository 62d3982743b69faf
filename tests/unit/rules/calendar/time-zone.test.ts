import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { timeZones } from "~/platform/seed/lists/time-zones";
import { wallClock, zoneMinutes } from "~/rules/calendar/time-zone";

test("every zone in the list is recognised, including half hours", () => {
  for (const { value } of timeZones) expect(zoneMinutes(value), value).not.toBeNull();
  expect(zoneMinutes("GMT-3:30")).toBe(-210);
  expect(zoneMinutes("GMT+5:30")).toBe(330);
  expect(zoneMinutes("GMT")).toBe(0);
  expect(zoneMinutes("Asia/Shanghai")).toBeNull();
});

test("clocks in Beijing are eight hours ahead, and are the default for an unknown zone", () => {
  const instant = new Date("2025-06-15T20:30:00Z");
  expect(wallClock(instant, "GMT+8").toISOString()).toBe("2025-06-16T04:30:00.000Z");
  expect(wallClock(instant, "Mars")).toEqual(wallClock(instant, "GMT+8"));
});

property.prop([fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })])(
  "opposite sides of the world are a day apart",
  (instant) => {
    const apart = wallClock(instant, "GMT+12").getTime() - wallClock(instant, "GMT-12").getTime();
    expect(apart).toBe(24 * 60 * 60 * 1000);
  },
);
