import type { z } from "zod";
import type { review } from "~/contract";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { listBankRisks } from "~/platform/records/changes/list-risks";
import { type SavedSection, toSectionValues } from "~/platform/records/registrations/saved-section";
import { countDuplicateDrafts, listDuplicates } from "~/platform/records/duplicates/duplicates";
import { listSharers } from "~/platform/records/duplicates/fingerprints";
import { explainRisk } from "~/rules/onboarding/risk";
import { contextFrom } from "~/rules/registration/section-state";
import { expiringDocuments } from "~/rules/documents/expiring-documents";
import { sections } from "~/rules/registration/sections";
import { findWarnings } from "~/rules/section-findings";
import { listBlockMatches } from "~/platform/records/block-list/block-list";
import { listCurrentLists, listHits } from "./sanction-hits";
import { listPossibleDuplicates } from "./likeness-keys";

type Risks = z.input<typeof review.file.answer>["risks"];
type RegistrationRow = Pick<Tables["registration"], "id" | "submitted_at">;

/** The points that a reviewer should check twice at present, and the resulting risk level. */
export async function loadRisks(
  core: Core,
  db: Db,
  row: RegistrationRow,
  draft: readonly SavedSection[],
  now: Date,
): Promise<Risks> {
  const answers = toSectionValues(draft);
  const context = contextFrom(answers, chinaDate(now));
  const bank = await listBankRisks(core.seal, db, row.id, answers.bank ?? {}, context);
  const findings = {
    warnings: draft.flatMap(({ section, values }) =>
      findWarnings(sections[section], values, context).map((finding) => ({ section, ...finding })),
    ),
    bank,
    sharedWith: await listSharers(core.seal, db, row.id, answers.bank ?? {}),
    documents: expiringDocuments(answers, context.today),
    duplicates: await listDuplicates(db, row.id),
    duplicateDrafts: await countDuplicateDrafts(db, row.id),
    possibleDuplicates: await listPossibleDuplicates(db, row.id),
    hits: await listHits(core, db, row.id, answers),
    blocked: await listBlockMatches(core, db, row.id, answers, now),
    lists: await listCurrentLists(db),
  };
  const { level } = explainRisk(findings, { answers: row.submitted_at ?? iso(now), checked: iso(now) });
  return { ...findings, level };
}
