import * as z from "zod/mini";
import { code, optional } from "./field";
import { codeDigits } from "./limits";
import { email, phone } from "./text-fields";

/** A user's new e-mail address (§2, profile page). */
export const newEmail = z.object({ email: email() });

const sixDigits = () => code(codeDigits, "registrant.code.required", "registrant.code.digits");

/** The code of a letter. */
export const emailCode = z.object({ code: sixDigits() });

/** The codes that were sent to the new address and to the old one. */
export const emailCodes = z.object({ code: sixDigits(), oldCode: sixDigits() });

/** A user's phone number; none is fine too. */
export const contactPhone = z.object({ phone: optional(phone()) });
