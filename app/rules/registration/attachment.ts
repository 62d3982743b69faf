import * as z from "zod/mini";
import { daysAfter } from "../calendar/calendar-date";
import type { Finding } from "../finding";
import { choice, date, file, flag, optional, rows } from "../fields/builders";
import { maxRows } from "./limits";
import { soonDays } from "../limits/expiry";
import { type Answers, section, type SectionContext } from "../section";
import { fileErrors } from "./file-uuids";
import type { CompanyType } from "./company-types";
import { findHome } from "./home-country";

export const attachmentTypes = [
  "businessLicense",
  "registrationCertificate",
  "taxCertificate",
  "bankPermit",
  "agencyAuthorization",
  "financialReport",
  "environmentalPermit",
  "other",
] as const;

/** The documents that prove a registration, with the finding for a missing one that the country requires. */
const missingProof = {
  businessLicense: "attachment.businessLicense.required",
  registrationCertificate: "attachment.registrationCertificate.required",
} as const;

/** Whether documents of this type prove a registration. */
export const isProof = (type: unknown): boolean => typeof type === "string" && Object.hasOwn(missingProof, type);

/**
 * The document types for companies in a country. Of those that prove a registration, only the one that the country
 * issues is included.
 */
export const attachmentTypesIn = (country: string | undefined) =>
  attachmentTypes.filter((type) => !isProof(type) || type === findHome(country).proof);

/** The document required in every registration of this country. */
export const neededAttachment = (country: string | undefined): string => findHome(country).proof;

/** Only companies that sell the products of others have an authorisation. */
const sellsForOthers: Readonly<Record<CompanyType, boolean>> = {
  agent: true,
  trader: true,
  manufacturer: false,
  serviceProvider: false,
};

/** Whether documents of this type can be expected from a company of this kind, which may still be unknown. */
export const appliesTo = (type: string, companyType: string | undefined): boolean =>
  type !== "agencyAuthorization" ||
  companyType === undefined ||
  !Object.hasOwn(sellsForOthers, companyType) ||
  sellsForOthers[companyType as CompanyType];

const fields = z.object({
  attachments: rows(
    {
      type: choice("attachmentType", attachmentTypes),
      file: file(),
      longTerm: flag(),
      expiresOn: optional(date()),
    },
    maxRows.documents,
  ),
});
type Attachment = Answers<typeof fields>;
/** The warning about an expired document that can still be submitted. */
export const expiredDocument = "attachment.expiresOn.expired";

export type AttachmentRow = z.output<typeof fields>["attachments"][number];

/** Review attachments: type and expiry date (§3); the proof of the registration is always among them. */
export const attachment = section({ fields, errors, warnings, required: requiredFields, hidden: hiddenFields });

function* errors({ attachments = [] }: Attachment, context: SectionContext): Generator<Finding> {
  const { proof } = findHome(context.registeredCountry);
  if (!attachments.some((one) => one.type === proof)) yield { field: "attachments", code: missingProof[proof] };
  for (const [at, row] of attachments.entries()) {
    const field = `attachments[${at}].expiresOn`;
    yield* fileErrors(`attachments[${at}].file`, row.file, context);
    // §10.3: purchasing needs a valid proof of registration. For other documents there may be no newer version yet.
    if (isProof(row.type) && isExpired(row, context)) yield { field, code: "attachment.expiresOn.past" };
  }
}

function* requiredFields({ attachments = [] }: Attachment): Generator<Finding> {
  for (const at of attachments.keys())
    yield { field: `attachments[${at}].expiresOn`, code: "attachment.expiresOn.required" };
}

function* warnings({ attachments = [] }: Attachment, { today }: SectionContext): Generator<Finding> {
  for (const [at, row] of attachments.entries()) {
    const field = `attachments[${at}].expiresOn`;
    if (isExpired(row, { today })) {
      if (!isProof(row.type)) yield { field, code: expiredDocument };
    } else if (row.expiresOn && row.expiresOn <= daysAfter(today, soonDays))
      yield { field, code: "attachment.expiresOn.soon", params: { days: soonDays } };
  }
}

const isExpired = ({ expiresOn }: Partial<AttachmentRow>, { today }: Pick<SectionContext, "today">) =>
  Boolean(expiresOn && expiresOn < today);

function* hiddenFields({ attachments = [] }: Attachment): Generator<string> {
  for (const [at, { longTerm }] of attachments.entries()) if (longTerm) yield `attachments[${at}].expiresOn`;
}
