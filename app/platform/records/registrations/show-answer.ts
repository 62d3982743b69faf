import type { SectionId } from "~/rules/registration/section-ids";
import { sensitiveAnswers, maskValues } from "~/rules/fields/masking";
import { sections } from "~/rules/registration/sections";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { readSavedSection, type SavedSection } from "./saved-section";

type Query = { registrationId: string; section: SectionId; field: string };
/** The reader of an answer, and the action that the audit trail records. */
type Reader = { actor: string; action: AuditAction; now: Date };

/** One sensitive answer of a registration in full; each reading is recorded: who, which answer, when (S-58). */
export async function openAnswer(
  core: Core,
  { registrationId, section, field }: Query,
  { actor, action, now }: Reader,
): Promise<{ value: string }> {
  const { values } = await readSavedSection(core, core.db, registrationId, section);
  const value = sensitiveAnswers(sections[section].fields, values).get(field) ?? refuse("unknown", "field.unknown");
  const subject = `registration:${registrationId}`;
  await recordAudit(core.db, { at: now, actor, action, subject, details: { section, field } });
  return { value };
}

/** A section as it leaves the platform once it is submitted: sensitive answers masked (S-58). */
export const maskedSection = (section: SavedSection): SavedSection => ({
  ...section,
  values: maskValues(sections[section.section].fields, section.values),
});
