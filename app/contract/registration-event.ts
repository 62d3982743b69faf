import { z } from "zod";
import { states } from "~/rules/onboarding/stages";
import { events } from "~/rules/onboarding/transitions";
import { instant } from "./moments";

/** An event of a registration: who, when, why. `by` is null for the registrant and for the system. */
export const registrationEvent = z.object({
  event: z.enum(events),
  from: z.enum(states),
  to: z.enum(states),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable().describe("The reason given to the supplier."),
  note: z.string().nullable().describe("What only colleagues read."),
  items: z.array(
    z.object({
      section: z.string(),
      field: z.string().nullable(),
      rowId: z.string().nullable(),
      comment: z.string(),
    }),
  ),
});
