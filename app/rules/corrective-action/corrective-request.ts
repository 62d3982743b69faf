import * as z from "zod/mini";
import { date, text } from "../fields/builders";
import { normaliseDay } from "../text/normalise";
import { optionalText, requiredText } from "../fields/typed-text";
import { correctiveTextMax, correctiveTitleMax } from "./limits";
import type { CorrectiveTransition } from "./corrective-transitions";

const required = () => z.string().check(z.trim(), z.minLength(1, "field.required"));
/** A day as typed, in any common format. */
const typedDay = () => z.pipe(z.pipe(required(), z.transform(normaliseDay)), date());

/** The request for a corrective action, as filled in by purchasing. `isDueDay` checks the day. */
export const correctiveRequest = z.object({
  title: z.pipe(required(), text(correctiveTitleMax)),
  text: requiredText(correctiveTextMax),
  dueOn: typedDay(),
});
export type CorrectiveRequest = z.output<typeof correctiveRequest>;

/** The supplier's response. */
export const correctiveText = z.object({ text: requiredText(correctiveTextMax) });
/** The contents of a decision; some may be empty. */
export const correctiveNote = z.object({ text: optionalText(correctiveTextMax) });

const dayWithin = (first: string, last: string) =>
  typedDay().check(z.refine((typed) => typed >= first && typed <= last, "field.date"));

/** The form's schema for the request, with the days that can be set. */
export const requestWithin = (first: string, last: string) =>
  z.object({ ...correctiveRequest.shape, dueOn: dayWithin(first, last) });

/** A decision as validated by the form: whether it needs a reason, and whether it sets a day. */
export const decisionWithin = (
  transition: CorrectiveTransition | undefined,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
) =>
  z.object({
    text: transition?.text === "required" ? requiredText(correctiveTextMax) : optionalText(correctiveTextMax),
    dueOn: transition?.setsDay
      ? dayWithin(firstDay, lastDay)
      : z.pipe(
          z.string(),
          z.transform(() => ""),
        ),
  });
