import type { z } from "zod";
import type { changeReview } from "~/contract";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Seal } from "~/platform/core/seal";
import { askService } from "~/platform/records/company-lookup/ask-service";
import { toFoundAnswers } from "~/platform/records/company-lookup/mapping";
import {
  needsRegistry,
  registryDifferences,
  type RegistryField,
  toRegistryRecord,
} from "~/rules/change-request/registry-differences";
import { mask } from "~/rules/fields/masking";
import { lookupKeyword } from "~/rules/registration/company-lookup";
import { type CompanyChange, openContents, openRegistry, type RegistryCheck, sealPart } from "./company-change";

/**
 * Queries the business-information service for a new name or unified credit code; the response is encrypted with the
 * change. Null if the change needs no check, or if there is no service. It waits for the service, so it runs outside
 * every transaction.
 */
export async function checkRegistry({ config, seal }: Core, change: CompanyChange, now: Date): Promise<string | null> {
  const { before, after } = openContents(seal, change);
  if (change.section_id !== "basic" || !needsRegistry(before, after)) return null;
  const keyword = lookupKeyword(after);
  if (!config.companyLookup || !keyword) return null;
  const company = await askService(config, keyword);
  const check: RegistryCheck = { at: iso(now), record: company && toRegistryRecord(toFoundAnswers(company)) };
  return sealPart(seal, change.id, "registry", check);
}

/** The answers of a change that differ from the registry. */
export function listDiffering(seal: Seal, change: CompanyChange): RegistryField[] {
  const check = openRegistry(seal, change);
  return check?.record ? registryDifferences(openContents(seal, change).after, check.record) : [];
}

/** The check for the approvers, with the tax number masked like everywhere else (S-58). Null if there was none. */
export function toRegistryView(seal: Seal, change: CompanyChange): z.input<typeof changeReview.one.answer>["registry"] {
  const check = openRegistry(seal, change);
  if (!check) return null;
  const { at, record } = check;
  const maskedRecord = record && (record.taxId ? { ...record, taxId: mask(record.taxId) } : record);
  return { at, record: maskedRecord, differing: listDiffering(seal, change) };
}
