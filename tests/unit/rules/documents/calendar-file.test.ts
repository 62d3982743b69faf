import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type CalendarEvent, writeCalendar } from "~/rules/documents/calendar-file";

const now = new Date("2026-11-24T02:00:00.000Z");
const event: CalendarEvent = { uid: "c0ffee", day: "2026-12-31", title: "ISO 9001 expires", text: "Replace it" };
const write = (...events: CalendarEvent[]) => writeCalendar({ name: "证照日历", host: "portal.example", events, now });
/** The lines as a calendar program reads them. */
const unfold = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");
const octets = (line: string) => new TextEncoder().encode(line).length;

test("a document is an all-day event with alarms and a stable ID", () => {
  expect(unfold(write(event))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//portal.example//supplier portal//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:证照日历",
    "X-WR-CALNAME:证照日历",
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    "BEGIN:VEVENT",
    "UID:c0ffee@portal.example",
    "DTSTAMP:20261124T020000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:ISO 9001 expires",
    "DESCRIPTION:Replace it",
    "TRANSP:TRANSPARENT",
    ...[30, 7].flatMap((days) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:ISO 9001 expires",
      `TRIGGER:-P${days}D`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("with any company name, lines stay within 75 octets, no character is split, and no line is added", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "grapheme" }), (title, text) => {
      const calendar = write({ ...event, title, text });
      const lines = calendar.split("\r\n");
      for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
      expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(unfold(calendar)).toHaveLength(unfold(write(event)).length);
    }),
  ));

test("separators of the format and line breaks are escaped", () => {
  const lines = unfold(write({ ...event, title: "A, B; C\\D", text: "one\r\ntwo\nBEGIN:VEVENT" }));
  expect(lines).toContain("SUMMARY:A\\, B\\; C\\\\D");
  expect(lines).toContain("DESCRIPTION:one\\ntwo\\nBEGIN:VEVENT");
});
