import * as z from "zod/mini";
import { longText } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { staffEmail } from "./colleague";

/** A request to replace the email address of an account: the account, the new address, and how the requester was verified. */
export const lostMailbox = z.object({
  userAccount: z
    .string()
    .check(z.trim(), z.minLength(1, "field.required"), z.maxLength(lengths.email, "account.errorNum")),
  email: staffEmail,
  reason: longText(lengths.scope).check(z.trim(), z.minLength(1, "field.required")),
});
export type LostMailbox = z.output<typeof lostMailbox>;
