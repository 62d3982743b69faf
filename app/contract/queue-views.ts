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
const query = z.string().max(lengths.url).describe("The filter and the order as the address of the queue says them.");

const savedView = z.object({
  viewId: z.string(),
  name: z.string(),
  query,
  isShared: z.boolean().describe("Every reviewer of this tenant sees it."),
  isOwn: z.boolean(),
  count: z.number().int(),
});
export type SavedView = z.output<typeof savedView>;

/** How many registrations the views hold: those every reviewer has, and the saved ones with their names. */
export const list = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    standard: z.partialRecord(z.enum(standardViews), z.number().int()),
    saved: z.array(savedView),
  }),
  ...permission,
});

/**
 * Saves a view under a name, in place of this account's view of that name. Refusal: `queueView.tooMany` (409, `details` =
 * `{ max }`).
 */
export const save = endpoint("POST", base, {
  input: z.strictObject({ name, query, isShared: z.boolean() }),
  answer: z.object({ viewId: z.string() }),
  ...permission,
  refuses: [409],
});

/** Removes a saved view of this account. A view that is another's, or was removed already, is ignored. */
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
    .describe("The columns to show in addition to company and number. Null for as many as fit in the window."),
});

/** How this account likes the queue to look. */
export const loadLook = endpoint("GET", `${base}/look`, { input: nothing, answer: look, ...permission });

/** Keeps how this account likes the queue to look. */
export const saveLook = endpoint("PUT", `${base}/look`, { input: look, answer: nothing, ...permission });
