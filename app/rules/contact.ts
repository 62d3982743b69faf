import * as z from "zod/mini";
import { code, optional, text } from "./fields/builders";
import { codeDigits } from "./limits/codes";
import { lengths } from "./limits/lengths";
import { toE164 } from "./identifiers/phone-number";
import { email, phone } from "./text-fields";

/** A user's new email address (§2, profile page). */
export const newEmail = z.object({ email: email() });

const sixDigits = () => code(codeDigits, "registrant.code.required", "registrant.code.digits");

/** A code sent by email. */
export const emailCode = z.object({ code: sixDigits() });

/** The codes that were sent to the new address and to the old one. */
export const emailCodes = z.object({ code: sixDigits(), oldCode: sixDigits() });

/** A user's phone number, which is optional. */
export const contactPhone = z.object({ phone: optional(phone()) });

/** The channels for sign-in codes (§1). */
export const codeChannels = ["email", "phone"] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** The phone for sign-in codes, which must be able to receive text messages. */
export const newBoundPhone = z.object({
  boundPhone: text(
    lengths.code,
    "tel",
    z.refine((input) => toE164(input) !== null, "profile.boundPhone.invalid"),
  ),
});

/** The codes that were sent to the new phone and to the account's email. */
export const phoneCodes = z.object({ code: sixDigits(), emailCode: sixDigits() });
