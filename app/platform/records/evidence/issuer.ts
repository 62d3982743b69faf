import type { Core } from "~/platform/core/core";
import { type SavedSection, toSectionValues } from "~/platform/records/registrations/saved-section";
import { withoutEmpty } from "~/rules/form-values";
import { type EvidenceRecord, recordFormat } from "./evidence-record";

type Issuer = Pick<EvidenceRecord, "format" | "brand" | "origin" | "companyName" | "companyEnglishName">;

/** The issuer of a pack, and the company that the pack is for. */
export function issuer({ config: { brandName, publicOrigin } }: Core, draft: readonly SavedSection[]): Issuer {
  const { companyName, companyEnglishName } = withoutEmpty(toSectionValues(draft).basic ?? {});
  return {
    format: recordFormat,
    brand: brandName,
    origin: new URL(publicOrigin).origin,
    companyName: typeof companyName === "string" ? companyName : "",
    companyEnglishName: typeof companyEnglishName === "string" ? companyEnglishName : "",
  };
}
