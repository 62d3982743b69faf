import { daysAfter } from "../dates";
import { soonDays } from "../limits";
import type { SectionId } from "./section-ids";

/** A document on file that needs to be renewed; `list` names its type's labels. */
type Expiring = {
  list: "certificationType" | "attachmentType";
  type: string;
  expiresOn: string;
  isExpired: boolean;
};
type Values = Readonly<Record<string, unknown>>;

const documents = [
  { section: "manage", rows: "certifications", day: "validTo", list: "certificationType" },
  { section: "attachment", rows: "attachments", day: "expiresOn", list: "attachmentType" },
] as const;

/**
 * The documents of a registration that have expired or do so within 30 days of `today` (calendar days), the earliest
 * first. Those valid for good are left out.
 */
export function expiringDocuments(answers: Partial<Record<SectionId, Values>>, today: string): Expiring[] {
  const expiring = documents.flatMap(({ section, rows, day, list }) =>
    rowsOf(answers[section]?.[rows]).flatMap((row) => {
      const { type, longTerm, [day]: expiresOn } = row;
      const isSoon = typeof expiresOn === "string" && expiresOn !== "" && expiresOn <= daysAfter(today, soonDays);
      if (longTerm || !isSoon || typeof type !== "string") return [];
      return [{ list, type, expiresOn, isExpired: expiresOn < today }];
    }),
  );
  return expiring.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}

const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === "object" && row !== null) : [];
