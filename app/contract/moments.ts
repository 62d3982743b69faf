import { z } from "zod";

/** A point in time in the wire format, ISO 8601 in UTC. */
export const instant = z
  .string()
  .meta({ description: "Instant, ISO 8601 in UTC.", examples: ["2026-01-15T08:30:00.000Z"] });

/** A calendar day, without a time zone. */
export const calendarDay = z.string().meta({ description: "Calendar day, `YYYY-MM-DD`.", examples: ["2026-01-15"] });
