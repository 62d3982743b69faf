import { iso } from "~/platform/ground/base/instants";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import type { Letter } from "~/platform/ground/letters/letter";
import { onboardingLetter } from "~/platform/ground/letters/onboarding";
import { registrationReceived } from "~/platform/ground/letters/registration-received";
import { inBoth, type InBoth } from "~/platform/ground/words/words-in";
import { putInOutbox } from "~/platform/ground/outbox/outbox";
import { keepCertificationDates } from "~/platform/records/documents/dates";
import { endChanges } from "~/platform/records/changes/end-changes";
import { endActions } from "~/platform/records/corrective-actions/end-actions";
import type { MovedRegistration } from "~/platform/records/onboarding/move";
import { openOwner } from "~/platform/records/registrations/supplier";
import { endRegistrantSessions } from "~/platform/records/registrations/session";
import { askForReview, reviewTasks } from "~/platform/records/tasks/purchasing";
import { addTask, completeTasksAbout } from "~/platform/records/tasks/tasks";
import { hasCompanyFile, isEnded, isOver, type State } from "~/rules/onboarding/stages";
import { yearlyReviewBy } from "~/rules/onboarding/yearly-review";
import type { TaskKind } from "~/rules/tasks";
import { openSupplier } from "./open-supplier";

/** What follows once a registration has moved on: sessions, tasks, changes, the supplier's account, the letter. */
export async function follow(core: Core, trx: Db, registration: MovedRegistration, now: Date): Promise<void> {
  if (hasCompanyFile(registration.state) || isEnded(registration.state))
    await endRegistrantSessions(trx, registration.id, now);
  await completeTasksAbout(trx, registration.id, tasksIn[registration.from] ?? "review");
  if (isOver(registration.state)) {
    await endChanges(core, trx, registration.id, now);
    await endActions(core, trx, registration.id, now);
  }
  if (registration.from === "preliminaryReview" && registration.event === "approve")
    return openSupplier(core, trx, registration, now);
  if (registration.from === "internalReview" && registration.event === "approve")
    await keepCertificationDates(core, trx, registration.id, now);
  if (registration.state === "certification") await askForCertification(trx, registration, now);
  if (registration.state === "yearlyReview") await askForYearlyReview(trx, registration, now);
  const review = reviewTasks.find((state) => state === registration.state);
  if (review)
    await askForReview(trx, {
      registrationId: registration.id,
      state: review,
      company: registration,
      created_at: iso(now),
      due_at: registration.due_at,
    });
  const letter = toLetter(core, registration);
  if (!letter) return;
  const kind = registration.event === "submit" ? "registration.received" : `onboarding.${registration.event}`;
  await putInOutbox(trx, core.seal, {
    kind,
    to: openOwner(core.seal, registration).email,
    letter,
    now,
    // A draft is its supplier's alone: no reviewer would see that a letter about it did not arrive.
    registrationId: registration.submitted_at === null ? undefined : registration.id,
  });
}

/** The letter to the supplier of a registration that moves on; null: this step sends none. */
export function toLetter({ config }: Core, registration: MovedRegistration): Letter | null {
  const stationery = { ...config, language: registration.language };
  if (registration.event !== "submit") return onboardingLetter(stationery, registration);
  return registrationReceived(stationery, { number: registration.number ?? "", dueAt: registration.due_at ?? "" });
}

/** What a supplier has to do in a state; in the others it is purchasing that has something to decide. */
const tasksIn: Partial<Record<State, TaskKind>> = { certification: "certification", yearlyReview: "yearlyReview" };

/** The supplier's task while it is being certified, and again when its documents come back. */
const askForCertification = (trx: Db, { id, event }: MovedRegistration, now: Date) =>
  addSupplierTask(trx, id, {
    kind: "certification",
    title: inBoth("tasks", (t) => t(event === "return" ? "changeCertification" : "submitCertification")),
    to_path: "/gcis/certification",
    created_at: iso(now),
    due_at: null,
  });

/** The supplier's task once a year: its file is right, or it proposes what is to change. */
const askForYearlyReview = (trx: Db, { id }: MovedRegistration, now: Date) =>
  addSupplierTask(trx, id, {
    kind: "yearlyReview",
    title: inBoth("tasks", (t) => t("yearlyReview")),
    to_path: "/gcis/company",
    created_at: iso(now),
    due_at: yearlyReviewBy(iso(now)),
  });

type SupplierTask = Pick<Tables["task"], "kind" | "to_path" | "created_at" | "due_at"> & { title: InBoth<string> };

async function addSupplierTask(trx: Db, registrationId: string, { title, ...task }: SupplierTask) {
  const tenant = await trx
    .selectFrom("tenant")
    .select("id")
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  await addTask(trx, {
    tenant_id: tenant.id,
    ...task,
    role_code: "supplier",
    title_zh: title.zh,
    title_en: title.en,
    registration_id: registrationId,
  });
}
