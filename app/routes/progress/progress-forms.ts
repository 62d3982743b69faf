import * as z from "zod/mini";
import { registrant } from "~/rules/registration/registrant";
import type { Question } from "~/rules/form/question";

/** The two questions of the progress query: the same rules as at registration, on both sides of the line. */
const emailForm = z.pick(registrant, { email: true });
const codeForm = z.pick(registrant, { code: true });

export const emailQuestion: Question<z.output<typeof emailForm>> = { fields: ["email"], schema: emailForm };
export const codeQuestion: Question<z.output<typeof codeForm>> = { fields: ["code"], schema: codeForm };
