import type { Finding } from "~/rules/finding";
import { toLabelKey } from "~/rules/form/field-facts";
import type { SectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { toErrorName, toTabMinutes } from "~/rules/service/service-steps";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { countService, isCounted, type ServiceEvent } from "./count-service";

type RegistrationRow = Pick<Tables["registration"], "id" | "submitted_at" | "touched_at">;
type Progress = Tables["tab_progress"];

/**
 * Counts the result of a check of a tab: each error once for a registration, and a tab without errors as finished. Nothing is
 * counted after the first submission.
 */
export async function countTabCheck(
  core: Core,
  trx: Db,
  row: RegistrationRow,
  section: SectionId,
  findings: readonly Finding[],
  now: Date,
): Promise<void> {
  if (row.submitted_at !== null || !isCounted(core, row)) return;
  const before = await readProgress(trx, row.id, section);
  const known = JSON.parse(before.errors_json) as string[];
  const names = findings.map(({ field, code }) => toErrorName({ section, field: toLabelKey(field), code }));
  const newErrors = [...new Set(names)].filter((name) => !known.includes(name));
  const isNewlyFinished = findings.length === 0 && before.is_finished === 0;
  if (newErrors.length === 0 && !isNewlyFinished) return;
  await writeProgress(trx, {
    ...before,
    is_finished: isNewlyFinished ? 1 : before.is_finished,
    errors_json: JSON.stringify([...known, ...newErrors]),
  });
  await countService(core, trx, now, [
    ...newErrors.map((name): ServiceEvent => ({ measure: "error", name })),
    ...(isNewlyFinished ? [{ measure: "step", name: section } as const] : []),
  ]);
}

/**
 * The events of a first submission: the minutes of each tab, and the tabs that were finished without a check. The
 * stored progress of the tabs is deleted.
 */
export async function endTabProgress({ config }: Core, trx: Db, registrationId: string): Promise<ServiceEvent[]> {
  const checks = await trx
    .deleteFrom("tab_progress")
    .where("registration_id", "=", registrationId)
    .returning(["section_id", "is_finished"])
    .execute();
  const saves = await trx
    .selectFrom("registration_section")
    .select(["section_id", "worked_seconds"])
    .where("registration_id", "=", registrationId)
    .execute();
  const finished = new Set(checks.filter(({ is_finished }) => is_finished === 1).map(({ section_id }) => section_id));
  const tabs = shownSections(config.hiddenTab);
  return [
    ...saves
      .filter(({ section_id }) => tabs.includes(section_id))
      .map(
        ({ section_id: name, worked_seconds }) =>
          ({ measure: "tabMinutes", name, value: toTabMinutes(worked_seconds) }) as const,
      ),
    ...tabs.filter((section) => !finished.has(section)).map((name) => ({ measure: "step", name }) as const),
  ];
}

async function readProgress(trx: Db, registration_id: string, section_id: SectionId): Promise<Progress> {
  const row = await trx
    .selectFrom("tab_progress")
    .selectAll()
    .where("registration_id", "=", registration_id)
    .where("section_id", "=", section_id)
    .executeTakeFirst();
  return row ?? { registration_id, section_id, is_finished: 0, errors_json: "[]" };
}

const writeProgress = (trx: Db, progress: Progress) =>
  trx
    .insertInto("tab_progress")
    .values(progress)
    .onConflict((conflict) => conflict.columns(["registration_id", "section_id"]).doUpdateSet(progress))
    .execute();
