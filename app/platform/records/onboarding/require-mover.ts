import type { RefusalCode } from "~/rules/refusal-code";
import { type State, states } from "~/rules/onboarding/stages";
import type { Event, transitions } from "~/rules/onboarding/transitions";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { findDependence } from "~/platform/records/accounts/independence";

/** The actor of a step. */
export type Who = { kind: "purchasing" | "supplier"; accountId: string } | { kind: "registrant" | "system" };
type RegistrationRow = Tables["registration"];
type Step = (typeof transitions)[number];

/**
 * Requires that this person may take this step: no one decides about their own registration, and a second decision
 * needs a second, independent person (decision 020).
 */
export async function requireMover(trx: Db, row: RegistrationRow, step: Step, mover: Who, now: Date): Promise<void> {
  const hindrance = await findMoveHindrance(trx, row, step, mover, now);
  if (hindrance) refuse("forbidden", hindrance);
}

/** The refusal code for this person and this step. Null if they may take it. */
export async function findMoveHindrance(
  trx: Db,
  row: RegistrationRow,
  step: Step,
  mover: Who,
  now: Date,
): Promise<RefusalCode | null> {
  const kinds = {
    registrant: "registrant",
    supplier: "supplier",
    purchasing: "purchasing",
    otherPurchasing: "purchasing",
    system: "system",
  };
  if (kinds[step.by] !== mover.kind) return "request.e403";
  if (mover.kind !== "purchasing") return null;
  if (row.content_removed_at !== null) return "onboarding.contentRemoved";
  if (await isOwn(trx, row, mover.accountId)) return "onboarding.own";
  if (step.by !== "otherPurchasing") return null;
  const first = await firstDecider(trx, row.id, step);
  if (first === mover.accountId) return "onboarding.sameReviewer";
  const dependence = await findDependence(trx, mover.accountId, [first], now);
  return dependence && `onboarding.${dependence}`;
}

/** Whether it is the registrant's own email, or an account of the resulting company. */
export async function isOwn(trx: Db, row: RegistrationRow, accountId: string) {
  const own = await trx
    .selectFrom("account")
    .select("account.id")
    .where("account.id", "=", accountId)
    .where((either) =>
      either.or([
        either("account.email_hash", "=", row.email_hash),
        either.exists(
          trx
            .selectFrom("tenant_member")
            .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
            .select("tenant.id")
            .where("tenant.registration_id", "=", row.id)
            .where("tenant_member.account_id", "=", accountId),
        ),
      ]),
    )
    .executeTakeFirst();
  return own !== undefined;
}

type SecondStep = Extract<Step, { by: "otherPurchasing" }>;

/** The step that a second person follows, by the state it led to. */
const firstSteps: Record<SecondStep["from"], { event: Event; from?: readonly State[] }> = {
  refused: { event: "refuse", from: ["preliminaryReview", "internalReview"] },
  internalReview: { event: "approve", from: ["preliminaryReview"] },
  blockProposed: { event: "proposeBlock" },
  reinstatementProposed: { event: "proposeReinstatement" },
};

/** The account that took the first step, which a second person follows. Null if there is none. */
async function firstDecider(trx: Db, registrationId: string, step: SecondStep): Promise<string | null> {
  const { event, from = states } = firstSteps[step.from];
  const decision = await trx
    .selectFrom("onboarding_event")
    .select("account_id")
    .where("registration_id", "=", registrationId)
    .where("event", "=", event)
    .where("from_state", "in", from)
    .orderBy("at", "desc")
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  return decision?.account_id ?? null;
}
