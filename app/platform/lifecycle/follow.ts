import { iso } from "~/platform/ground/base/instants";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import type { Letter } from "~/platform/ground/letters/letter";
import { onboardingLetter } from "~/platform/ground/letters/onboarding";
import { registrationReceived } from "~/platform/ground/letters/registration-received";
import { inBoth } from "~/platform/ground/words/words-in";
import { putInOutbox } from "~/platform/ground/outbox/outbox";
import { endChanges } from "~/platform/records/changes/end-changes";
import type { MovedRegistration } from "~/platform/records/onboarding/move";
import { openOwner } from "~/platform/records/registrations/supplier";
import { endRegistrantSessions } from "~/platform/records/registrations/session";
import { askForReview } from "~/platform/records/tasks/purchasing";
import { addTask, completeTasksAbout } from "~/platform/records/tasks/tasks";
import { hasCompanyFile, isEnded } from "~/rules/onboarding/stages";
import { openSupplier } from "./open-supplier";

/** What follows once a registration has moved on: sessions, tasks, changes, the supplier's account, the letter. */
export async function follow(core: Core, trx: Db, registration: MovedRegistration, now: Date): Promise<void> {
  if (hasCompanyFile(registration.state) || isEnded(registration.state))
    await endRegistrantSessions(trx, registration.id, now);
  await completeTasksAbout(trx, registration.id, registration.event === "handIn" ? "certification" : "review");
  if (isEnded(registration.state)) await endChanges(core, trx, registration.id, now);
  if (registration.from === "preliminaryReview" && registration.event === "approve")
    return openSupplier(core, trx, registration, now);
  if (registration.state === "certification") await askForCertification(trx, registration, now);
  if (registration.state === "internalReview" || registration.state === "preliminaryReview")
    await askForReview(trx, {
      registrationId: registration.id,
      state: registration.state,
      company: registration.company_name ?? registration.number ?? "",
      created_at: iso(now),
      due_at: registration.due_at,
    });
  const letter = toLetter(core, registration);
  if (!letter) return;
  const kind = registration.event === "submit" ? "registration.received" : `onboarding.${registration.event}`;
  await putInOutbox(trx, core.seal, { kind, to: openOwner(core.seal, registration).email, letter, now });
}

/** The letter to the supplier of a registration that moves on; null: this step sends none. */
export function toLetter({ config }: Core, registration: MovedRegistration): Letter | null {
  const stationery = { ...config, language: registration.language };
  if (registration.event !== "submit") return onboardingLetter(stationery, registration);
  return registrationReceived(stationery, { number: registration.number ?? "", dueAt: registration.due_at ?? "" });
}

/** The supplier's task while it is being certified, and again when its documents come back. */
async function askForCertification(trx: Db, { id, event }: MovedRegistration, now: Date) {
  const title = inBoth("tasks", (t) => t(event === "return" ? "changeCertification" : "submitCertification"));
  const tenant = await trx
    .selectFrom("tenant")
    .select("id")
    .where("registration_id", "=", id)
    .executeTakeFirstOrThrow();
  await addTask(trx, {
    tenant_id: tenant.id,
    role_code: "supplier",
    kind: "certification",
    title_zh: title.zh,
    title_en: title.en,
    to_path: "/gcis/certification",
    created_at: iso(now),
    due_at: null,
    registration_id: id,
  });
}
