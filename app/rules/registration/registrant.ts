import * as z from "zod/mini";
import { code, text } from "../fields/builders";
import { codeDigits } from "../limits/codes";
import { email } from "../text-fields";

/** The person who registers (§5): name, email address, and the code sent to it. */
export const registrant = z.object({
  name: text(100),
  email: email("registrant.email.invalid"),
  code: code(codeDigits, "registrant.code.required", "registrant.code.digits"),
});

/** The answers required before the code is sent. */
export const registrantBeforeCode = z.pick(registrant, { name: true, email: true });
