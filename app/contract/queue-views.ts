import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { queueViewNameMax } from "~/rules/onboarding/limits";
import { densities, queueColumns } from "~/rules/queue/queue";
import { standardViews } from "~/rules/queue/queue-place";
import { endpoint, nothing } from "./endpoint";
import { shownLine } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding/views";
const permission = { access: "session", button: "registration.review" } as const;

const name = shownLine(queueViewNameMax);
const query = z.string().max(lengths.url).describe("The filter and sort order, as in the query string of the queue.");

const savedView = z.object({
  viewId: z.string(),
  name: z.string(),
  query,
  isShared: z.boolean().describe("Whether every reviewer of this tenant can use it."),
  isOwn: z.boolean(),
  count: z.number().int(),
});
export type SavedView = z.output<typeof savedView>;

/** The number of registrations in each view, for the standard views and for the saved views with their names. */
export const list = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    standard: z.partialRecord(z.enum(standardViews), z.number().int()),
    saved: z.array(savedView),
  }),
  ...permission,
});

/**
 * Saves a view under a name, replacing this account's view of the same name. Refusal: `queueView.tooMany` (409,
 * `details` = `{ max }`).
 */
export const save = endpoint("POST", base, {
  input: z.strictObject({ name, query, isShared: z.boolean() }),
  answer: z.object({ viewId: z.string() }),
  ...permission,
  refusals: [409],
});

/** Removes a saved view of this account. Another account's view, or one already removed, is ignored. */
export const remove = endpoint("DELETE", `${base}/{viewId}`, {
  input: z.strictObject({ viewId: z.string().max(64) }),
  answer: nothing,
  ...permission,
});

const look = z.strictObject({
  density: z.enum(densities),
  columns: z
    .array(z.enum(queueColumns))
    .max(queueColumns.length)
    .nullable()
    .describe("The columns to show in addition to company and number. If null, as many as fit in the window."),
});

/** This account's display settings for the queue. */
export const loadLook = endpoint("GET", `${base}/look`, { input: nothing, answer: look, ...permission });

/** Saves this account's display settings for the queue. */
export const saveLook = endpoint("PUT", `${base}/look`, { input: look, answer: nothing, ...permission });
