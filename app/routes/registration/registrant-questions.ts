import type * as z from "zod/mini";
import { registrant, registrantBeforeCode } from "~/rules/registration/registrant";
import type { Question } from "~/ui/form/question";

export type Registrant = z.output<typeof registrant>;

/** What is asked before the code is sent, and with it (§5). */
const beforeCode: Question<Omit<Registrant, "code">> = { fields: ["name", "email"], schema: registrantBeforeCode };
const withCode: Question<Registrant> = { fields: ["name", "email", "code"], schema: registrant };

/** The question a button of the form answers: the code counts only once it is asked for. */
export const questionFor = (intent: unknown): Question<Registrant> =>
  intent === "start" ? withCode : (beforeCode as Question<Registrant>);
