import * as z from "zod/mini";
import type { Finding } from "../finding";
import { choice, listed, longText, optional, text } from "../fields/builders";
import { type Answers, section } from "../section";
import { findErrors } from "../section-findings";
import { lengths } from "../limits/lengths";
import { email } from "../text-fields";
import { foldedEmail } from "../identifiers/email";
import { invitationNoteMax } from "./limits";

const fields = z.object({
  companyName: text(lengths.name),
  email: email("registrant.email.invalid"),
  country: listed("HPFM.COUNTRY"),
  language: choice("language", ["zh", "en"]),
  note: optional(longText(invitationNoteMax)),
});
/** An invitation as filled in, in the form or in a row of a workbook. */
export type InvitationValues = Record<keyof Answers<typeof fields>, string>;

const invitation = section({ fields, errors: () => [], warnings: () => [] });

/** An error in one of several invitations; `row` counts from 0. */
export type InvitationFinding = Pick<Finding, "field" | "code" | "params"> & { row: number };

/** The errors of several invitations, including duplicate email addresses. */
export function findInvitationErrors(rows: readonly InvitationValues[], today: string): InvitationFinding[] {
  const seen = new Set<string>();
  return rows.flatMap((values, row) => {
    const findings = findErrors(invitation, values, { today }).map((finding) => ({ row, ...finding }));
    const key = foldedEmail(values.email.trim());
    const isRepeated = key !== "" && seen.has(key);
    seen.add(key);
    return isRepeated ? [...findings, { row, field: "email", code: "invitation.repeated" }] : findings;
  });
}
