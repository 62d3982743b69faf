import { hasCompanyFile, isEnded } from "~/rules/onboarding/stages";
import { endChangesOf } from "../change-requests/end-changes";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { iso } from "../instants";
import type { Letter } from "../mail/letter";
import { onboardingLetter } from "../mail/letters/onboarding";
import { putInOutbox } from "../mail/outbox";
import { openOwner } from "../registration/owner";
import { endSessionsOf } from "../registration/session";
import { askForReview } from "../tasks/purchasing";
import { addTask, completeTasksAbout } from "../tasks/tasks";
import type { Moved } from "./move-on";
import { openSupplier } from "./open-supplier";

/** What follows from a registration moving on (design §5): accounts, tasks, the letter. */
export async function effectsOf(core: Core, trx: Db, moved: Moved, now: Date): Promise<void> {
  if (hasCompanyFile(moved.state) || isEnded(moved.state)) await endSessionsOf(trx, moved.id, now);
  await completeTasksAbout(trx, moved.id, moved.event === "handIn" ? "certification" : "review");
  if (isEnded(moved.state)) await endChangesOf(core, trx, moved.id, now);
  if (moved.from === "preliminaryReview" && moved.event === "approve") return openSupplier(core, trx, moved, now);
  if (moved.state === "certification") await askForCertification(trx, moved, now);
  if (moved.state === "internalReview" || moved.state === "preliminaryReview")
    await askForReview(trx, {
      registrationId: moved.id,
      ...reviewTitles(moved.state, moved.company_name ?? moved.number ?? ""),
      created_at: iso(now),
      due_at: moved.due_at,
    });
  const letter = letterOf(core, moved);
  if (!letter) return;
  const { email } = openOwner(core.seal, moved);
  await putInOutbox(trx, core.seal, { kind: `onboarding.${moved.event}`, to: email, letter, now });
}

/** The letter to the supplier of a registration that moves on; null: another letter tells it. */
export const letterOf = ({ config }: Core, moved: Moved): Letter | null =>
  onboardingLetter({ ...config, language: moved.language }, moved);

const reviewTitles = (state: "internalReview" | "preliminaryReview", company: string) =>
  state === "internalReview"
    ? { title_zh: `内部评审：${company}`, title_en: `Internal review of ${company}` }
    : { title_zh: `初审注册申请：${company}`, title_en: `Review the registration of ${company}` };

/** The supplier's task while it is being certified, and again when its documents come back. */
async function askForCertification(trx: Db, { id, event }: Moved, now: Date) {
  const isReturned = event === "return";
  await addTask(trx, {
    tenant_id: await tenantOf(trx, id),
    role_code: "supplier",
    kind: "certification",
    title_zh: isReturned ? "补充供应商认证资料并再次提交" : "提交供应商认证资料",
    title_en: isReturned
      ? "Add to the certification documents and hand them in again"
      : "Hand in the documents for certification",
    to_path: "/gcis/certification",
    created_at: iso(now),
    due_at: null,
    registration_id: id,
  });
}

async function tenantOf(trx: Db, registrationId: string): Promise<string> {
  const tenant = await trx
    .selectFrom("tenant")
    .select("id")
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  return tenant.id;
}
