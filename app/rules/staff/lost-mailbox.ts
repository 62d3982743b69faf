import * as z from "zod/mini";
import { longText } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { staffEmail } from "./colleague";

/** A request to replace the e-mail of an account: which account, by which address, and how it was verified who asked. */
export const lostMailbox = z.object({
  userAccount: z
    .string()
    .check(z.trim(), z.minLength(1, "field.required"), z.maxLength(lengths.email, "account.errorNum")),
  email: staffEmail,
  reason: longText(lengths.scope).check(z.trim(), z.minLength(1, "field.required")),
});
export type LostMailbox = z.output<typeof lostMailbox>;
