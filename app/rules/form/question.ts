import { INTENT, parse, type Submission } from "@conform-to/dom";
import type * as z from "zod/mini";
import { formText } from "~/rules/form-values";

/** A short form: the names of its fields, the fields that accept several answers, and the schema for all of them. */
export type Question<Answers> = {
  fields: readonly string[];
  lists?: readonly string[];
  schema: z.ZodMiniType<Answers>;
};

/**
 * Parses a posted question with conform. Only known names reach it (security Z-01). Answers are trimmed; an empty one
 * counts as missing, and a line break, which is posted as two characters, counts as one. In the browser, conform posts
 * to itself to validate a field. That message (`intent`) must be passed on, or leaving a field would count as
 * submitting the form. The server passes none. This uses zod/mini, because conform's own adapter brings the whole of
 * zod to the browser.
 */
export function readQuestion<Answers>(
  { fields, lists = [], schema }: Question<Answers>,
  form: FormData,
  intent?: FormDataEntryValue | null,
): Submission<Answers> {
  const ownFields = new FormData();
  for (const name of fields) ownFields.set(name, formText(form, name).replaceAll("\r\n", "\n").trim());
  for (const name of lists)
    for (const answer of form.getAll(name)) if (typeof answer === "string") ownFields.append(name, answer);
  if (typeof intent === "string") ownFields.set(INTENT, intent);
  return parse<Answers, string[]>(ownFields, {
    resolve(answers) {
      const entries = Object.fromEntries(
        Object.entries(answers)
          .filter(([, answer]) => answer !== "")
          .map(([name, answer]) => [name, lists.includes(name) ? [answer].flat() : answer]),
      );
      const result = schema.safeParse(entries);
      if (result.success) return { value: result.data };
      return {
        error: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), [message]])),
      };
    },
  });
}
