import { z } from "zod";
import { sectionIds } from "~/rules/registration/section-ids";

/** A comment of a returned registration, and whether its answer was changed since. */
export const returnedComment = z.object({
  section: z.enum(sectionIds),
  field: z.string().nullable().describe("The current form name, or null for the tab as a whole."),
  rowId: z.string().nullable().describe("The id of its row."),
  comment: z.string(),
  isChanged: z
    .boolean()
    .describe("Whether the answer differs from the one submitted, or its files are others than when it was returned."),
  before: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe("The answer as it was submitted, masked like those of `sections`. Left out for rows, files and tabs."),
  reason: z
    .string()
    .optional()
    .describe("Why the answer stays as it is, as `keepAnswer` was called with. Left out: no reason is written."),
});
export type ReturnedComment = z.output<typeof returnedComment>;
