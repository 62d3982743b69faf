import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { fileMaxBytes } from "~/rules/files/limits";
import { listDayPattern } from "~/rules/sanctions/limits";
import {
  comparisons,
  sanctionEntryKinds,
  hitStates,
  hitVerdicts,
  listSources,
  subjects,
} from "~/rules/sanctions/screening";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { calendarDay, instant } from "./moments";
import { shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/sanctions";
const permission = { access: "session", button: "registration.review" } as const;

/** A list against which suppliers are screened. */
export const currentList = z.object({
  source: z.enum(listSources),
  version: calendarDay.describe("The day of publication, from the list itself or from its uploader."),
  entries: z.number().int(),
});

const texts = z.array(z.string());
const comparison = z.enum(comparisons);

/**
 * An entry of a list compared with the answers. A matching name is never decisive: a reviewer decides, with a reason.
 */
export const sanctionHit = z.object({
  hitId: z.string(),
  registrationId: z.string(),
  source: z.enum(listSources),
  listVersion: calendarDay,
  reference: z.string().describe("The id of the entry on the list."),
  kind: z.enum(sanctionEntryKinds),
  subject: z.enum(subjects).describe("The answer with a similar name."),
  name: z.string().describe("The similar name on the list."),
  aliases: z.array(z.object({ name: z.string(), isWeak: z.boolean() })),
  likeness: z.number().int().describe("The similarity of the two names, in percent."),
  state: z.enum(hitStates),
  facts: z.array(
    z.object({
      fact: z.enum(["name", "place", "ids", "born", "founded"]),
      ours: texts,
      theirs: texts,
      comparison: comparison.nullable().describe("Null if the similarity was sufficient."),
    }),
  ),
  foundAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type SanctionHit = z.output<typeof sanctionHit>;

/** The current lists, by source, and the number of registrations not yet screened against them. */
export const lists = endpoint("GET", `${base}/lists`, {
  input: nothing,
  answer: z.object({
    lists: z.array(
      currentList.extend({
        names: z.number().int(),
        sha256: z.string(),
        uploadedAt: instant,
        uploadedBy: z.string().nullable(),
      }),
    ),
    unscreened: z.number().int(),
    openHits: z.number().int(),
    mayUpload: z.boolean().describe("Whether the caller may upload lists."),
  }),
  ...permission,
});
export type SanctionLists = z.output<typeof lists.answer>;

/** The hits waiting for a decision, oldest first. */
export const hits = endpoint("GET", `${base}/hits`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      hitId: z.string(),
      registrationId: z.string(),
      companyName: z.string().nullable(),
      companyEnglishName: z.string().nullable(),
      source: z.enum(listSources),
      name: z.string(),
      likeness: z.number().int(),
      foundAt: instant,
    }),
  ),
  ...permission,
});

/**
 * Replaces a list with the file of its publisher, or a zip of its files, and schedules the screening of all suppliers.
 * `unchanged`: the current list was created from the same bytes. Refusals (422): `sanctions.format` (not in a published
 * format of this source), `sanctions.broken` (truncated or malformed), `sanctions.unpacked` (it exceeds the limit when
 * unpacked), `sanctions.entries` (more entries than allowed, or none), `sanctions.day` (the file has no date, and none
 * was given), `sanctions.older` (`details.version`: the current list is newer), `sanctions.shrunk` (`details.before`
 * and `details.now`: more than a fifth of the entries are missing), `sanctions.slow` (it takes too long to read),
 * `sanctions.parts` (OFAC: one of the three files is missing); `sanctions.overtaken` (409: another upload of the same
 * list finished first).
 */
export const upload = endpoint("POST", `${base}/lists`, {
  input: z.object({
    source: z.enum(listSources),
    day: z.string().regex(listDayPattern).optional().describe("The day of publication, if the file does not state it."),
    file: z.instanceof(File),
  }),
  answer: z.object({
    outcome: z.enum(["replaced", "unchanged"]),
    version: calendarDay,
    entries: z.number().int(),
    names: z.number().int(),
  }),
  multipart: true,
  maxFile: { bytes: fileMaxBytes, code: "sanctions.size" },
  access: "session",
  button: "sanctions.upload",
  refusals: [409, 422],
});

/**
 * Decides whether a hit is this company. `notSame` applies until the entry or the answer changes; `same` prevents
 * approval. A decision can be changed. Refusals: `sanctions.unknown` (404), `sanctions.decided` (409: someone else has
 * already decided), `onboarding.own` (403).
 */
export const decide = endpoint("POST", `${base}/hits/{hitId}/decision`, {
  input: z.strictObject({
    hitId: z.string().max(64),
    state: z.enum(hitStates).describe("The value that the screen displayed."),
    verdict: z.enum(hitVerdicts),
    reason: shownText(lengths.scope),
  }),
  answer: nothing,
  ...permission,
  refusals: [403, 404, 409],
});
