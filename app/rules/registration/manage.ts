import * as z from "zod/mini";
import { daysAfter } from "../calendar/calendar-date";
import type { Finding } from "../finding";
import { choice, date, file, flag, optional, rows, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxRows } from "./limits";
import { soonDays } from "../limits/expiry";
import { type Answers, section, type SectionContext } from "../section";
import { fileErrors } from "./file-uuids";

export const certificationTypes = [
  "ISO9001",
  "ISO14001",
  "ISO45001",
  "IATF16949",
  "QC080000",
  "ISO27001",
  "SA8000",
  "other",
] as const;

const fields = z.object({
  none: flag(),
  certifications: rows(
    {
      type: choice("certificationType", certificationTypes),
      otherType: optional(text(lengths.name)),
      certificate: file(),
      longTerm: flag(),
      validFrom: date(),
      validTo: optional(date()),
    },
    maxRows.documents,
  ),
});
type Manage = Answers<typeof fields>;

/** Management system certification. May be empty only if the supplier declares that there are none. */
export const manage = section({ fields, errors, warnings, required: requiredFields, hidden: hiddenFields });

function* errors({ none, certifications = [] }: Manage, context: SectionContext): Generator<Finding> {
  if (!none && certifications.length === 0) yield { field: "none", code: "manage.none.required" };
  if (none && certifications.length > 0) yield { field: "none", code: "manage.none.contradicted" };
  for (const [at, { certificate, validFrom, validTo }] of certifications.entries()) {
    const row = `certifications[${at}]`;
    yield* fileErrors(`${row}.certificate`, certificate, context);
    if (validFrom && validFrom > context.today) yield { field: `${row}.validFrom`, code: "manage.validFrom.future" };
    if (validFrom && validTo && validTo <= validFrom) yield { field: `${row}.validTo`, code: "manage.validTo.order" };
    else if (validTo && validTo < context.today) yield { field: `${row}.validTo`, code: "manage.validTo.expired" };
  }
}

function* requiredFields({ certifications = [] }: Manage): Generator<Finding> {
  for (const at of certifications.keys()) {
    yield { field: `certifications[${at}].otherType`, code: "field.required" };
    yield { field: `certifications[${at}].validTo`, code: "manage.validTo.required" };
  }
}

function* warnings({ certifications = [] }: Manage, { today }: SectionContext): Generator<Finding> {
  for (const [at, { validTo }] of certifications.entries())
    if (validTo && validTo >= today && validTo <= daysAfter(today, soonDays))
      yield { field: `certifications[${at}].validTo`, code: "manage.validTo.soon", params: { days: soonDays } };
}

function* hiddenFields({ none, certifications = [] }: Manage): Generator<string> {
  if (none && certifications.length === 0) yield "certifications";
  for (const [at, { type, longTerm }] of certifications.entries()) {
    if (type !== "other") yield `certifications[${at}].otherType`;
    if (longTerm) yield `certifications[${at}].validTo`;
  }
}
