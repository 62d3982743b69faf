import { z } from "zod";
import { states } from "~/rules/onboarding/stages";
import { events } from "~/rules/onboarding/transitions";
import { instant } from "./moments";

/** An event in the history of a registration. `by` is null for the registrant and the system. */
export const registrationEvent = z.object({
  event: z.enum(events),
  from: z.enum(states),
  to: z.enum(states),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable().describe("The reason given to the supplier."),
  note: z.string().nullable().describe("The internal note, which only colleagues read."),
  items: z.array(
    z.object({
      section: z.string(),
      field: z.string().nullable(),
      rowId: z.string().nullable(),
      comment: z.string(),
    }),
  ),
});
