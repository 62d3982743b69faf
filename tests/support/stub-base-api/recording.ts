import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The requests to a base API and its responses, in chronological order. */
export const recording = z.array(
  z.strictObject({
    /** The call's name in the contract. */
    call: z.string(),
    /** Path and query. */
    address: z.string(),
    status: z.number().int(),
    contentType: z.string(),
    /** As JSON if the response was JSON, otherwise as text. */
    body: z.json(),
  }),
);
export type Recording = z.output<typeof recording>;
export type Exchange = Recording[number];

/** The body of a recorded response, in the wire format. */
export const textOf = ({ body }: Exchange): string => (typeof body === "string" ? body : JSON.stringify(body));

/** All recordings: one per journey (tests/support/journeys.ts). */
export const journeys = ["registration", "progress", "workspace"] as const;
export type Journey = (typeof journeys)[number];

const fileOf = (journey: Journey) => path.resolve("tests/support/stub-base-api/recordings", `${journey}.json`);

export const readRecording = (journey: Journey): Recording =>
  recording.parse(JSON.parse(readFileSync(fileOf(journey), "utf8")));

export function writeRecording(journey: Journey, exchanges: Recording) {
  writeFileSync(fileOf(journey), `${JSON.stringify(exchanges, null, 2)}\n`);
}

/** The moment at which every recording begins; instants in it are counted from here. */
export const beginning = Date.parse("2026-01-05T01:00:00.000Z");

const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Returns the text with every instant moved this many milliseconds later. */
export const moved = (text: string, byMs: number): string =>
  text.replace(instant, (at) => new Date(Date.parse(at) + byMs).toISOString());
