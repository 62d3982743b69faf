import { z } from "zod";
import { sectionIds } from "~/rules/registration/section-ids";

/** A reviewer's comment on a returned registration, and whether its answer has changed since. */
export const returnedComment = z.object({
  section: z.enum(sectionIds),
  field: z.string().nullable().describe("The current form name, or null for the tab as a whole."),
  rowId: z.string().nullable().describe("The id of its row."),
  comment: z.string(),
  isChanged: z
    .boolean()
    .describe("Whether the answer differs from the submitted one, or its files have changed since the return."),
  before: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe("The answer as it was submitted, masked like those in `sections`. Omitted for rows, files and tabs."),
  reason: z
    .string()
    .optional()
    .describe("The reason passed to `keepAnswer` for leaving the answer unchanged. Omitted if there is none."),
});
export type ReturnedComment = z.output<typeof returnedComment>;
