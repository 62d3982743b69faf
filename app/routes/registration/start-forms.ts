import * as z from "zod/mini";
import type { SubmissionResult } from "@conform-to/dom";
import { registrant, registrantBeforeCode } from "~/rules/registration/registrant";
import type { Question } from "~/rules/form/question";

/** The registrant, and the code that confirms the email address (§5): two forms in sequence. */
const codeForm = z.pick(registrant, { code: true });

export const registrantQuestion: Question<z.output<typeof registrantBeforeCode>> = {
  fields: ["name", "email"],
  schema: registrantBeforeCode,
};
export const startCodeQuestion: Question<z.output<typeof codeForm>> = { fields: ["code"], schema: codeForm };

/** The result of a posted form: conform's reply to it, and the values that its sentences need. */
export type StartOutcome = ({ registrant: SubmissionResult } | { code: SubmissionResult }) & {
  params?: Record<string, string | number>;
};
