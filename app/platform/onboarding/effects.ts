import type { Core } from "../core";
import type { Db } from "../db/schema";
import { iso } from "../instants";
import { onboardingLetter } from "../mail/letters/onboarding";
import { putInOutbox } from "../mail/outbox";
import { openOwner } from "../registration/owner";
import { askForReview } from "../tasks/purchasing";
import { addTask, completeTasksAbout } from "../tasks/tasks";
import type { Moved } from "./move-on";
import { openSupplier } from "./open-supplier";
import { returnedItems } from "./returned";

/** What follows from a registration moving on (design §5): accounts, tasks, the letter. */
export async function effectsOf(core: Core, trx: Db, moved: Moved, now: Date): Promise<void> {
  await completeTasksAbout(trx, moved.id, moved.event === "handIn" ? "certification" : "review");
  if (moved.from === "preliminaryReview" && moved.event === "approve") return openSupplier(core, trx, moved, now);
  if (moved.state === "certification") await askForCertification(trx, moved, now);
  if (moved.state === "internalReview")
    await askForReview(trx, {
      registrationId: moved.id,
      title_zh: `内部评审：${moved.company_name ?? moved.number}`,
      title_en: `Internal review of ${moved.company_name ?? moved.number}`,
      created_at: iso(now),
      due_at: moved.due_at,
    });
  const items = await returnedItems(core, trx, moved);
  const letter = onboardingLetter({ ...core.config, language: moved.language }, { ...moved, items });
  if (!letter) return;
  const { email } = openOwner(core.seal, moved);
  await putInOutbox(trx, core.seal, { kind: `onboarding.${moved.event}`, to: email, letter, now });
}

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
