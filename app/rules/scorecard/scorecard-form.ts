import * as z from "zod/mini";
import { optionalText } from "../fields/typed-text";
import { scoreMax, scorecardNoteMax } from "./limits";
import { measures } from "./measures";

/** The finding for an answer that is not a whole number from 0 to the maximum; its sentence is in the form’s namespace. */
const notAScore = "notAScore";

/** A score as stored. */
export const score = () => z.int(notAScore).check(z.minimum(0, notAScore), z.maximum(scoreMax, notAScore));

/** The note to the supplier; an empty one counts as missing. */
export const scorecardNote = () => optionalText(scorecardNoteMax);

/** A score as typed, in digits of either width. */
const typedScore = () =>
  z.pipe(
    z.pipe(
      z
        .string()
        .check(z.normalize("NFKC"), z.trim(), z.minLength(1, "field.required"), z.regex(/^\d{1,6}$/, notAScore)),
      z.transform(Number),
    ),
    score(),
  );

/** A scorecard as typed in its form. */
export const scorecardForm = z.object({
  quality: typedScore(),
  delivery: typedScore(),
  price: typedScore(),
  service: typedScore(),
  note: scorecardNote(),
});
export type ScorecardForm = z.output<typeof scorecardForm>;

/** The initial values of the form: the previous entries, or empty. */
export const toFormValues = (entered: ScorecardForm | undefined): Record<keyof ScorecardForm, string> => ({
  ...(Object.fromEntries(measures.map((measure) => [measure, String(entered?.[measure] ?? "")])) as Record<
    (typeof measures)[number],
    string
  >),
  note: entered?.note ?? "",
});
