import { daysAfter } from "../calendar/calendar-date";
import { feedAlarmDays, feedRefreshHours } from "./limits";

/** A calendar event on one day. `uid` stays the same when the day changes. */
export type CalendarEvent = { uid: string; day: string; title: string; text: string };
type Calendar = { name: string; host: string; events: readonly CalendarEvent[]; now: Date };

const lineOctets = 75;

/**
 * Builds a calendar in the format of RFC 5545, with all-day events and their alarms. `host` makes the event ids unique
 * to this portal; `now` is the time at which the feed is generated.
 */
export function writeCalendar({ name, host, events, now }: Calendar): string {
  const refresh = `PT${feedRefreshHours}H`;
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//supplier portal//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => eventLines(event, host, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, day, title, text }: CalendarEvent, host: string, stamp: string): string[] {
  const date = (one: string) => one.replaceAll("-", "");
  const alarms = feedAlarmDays.flatMap((days) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${days}D`,
    "END:VALARM",
  ]);
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    // The end date of an all-day event is exclusive.
    `DTEND;VALUE=DATE:${date(daysAfter(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    "TRANSP:TRANSPARENT",
    ...alarms,
    "END:VEVENT",
  ];
}

/** Escapes the line breaks and separators of the format in a text. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** Folds lines to at most 75 octets without splitting a character. Continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
