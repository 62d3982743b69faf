import * as z from "zod/mini";
import { code, optional } from "./field";
import { codeDigits } from "./limits";
import { email, phone } from "./text-fields";

/** A user's new e-mail address (§2, profile page). */
export const newEmail = z.object({ email: email() });

/** The code that was sent there. */
export const emailCode = z.object({
  code: code(codeDigits, "registrant.code.required", "registrant.code.digits"),
});

/** A user's phone number; none is fine too. */
export const contactPhone = z.object({ phone: optional(phone()) });
