import type { transitions } from "~/rules/onboarding/stages";
import type { Db, Tables } from "../db/schema";
import { refuse } from "../http/refuse";
import type { Mover } from "./move-on";

type Row = Tables["registration"];
type Step = (typeof transitions)[number];

/**
 * Whether this mover may take this step: nobody decides about their own registration, and who approved the preliminary
 * review does not decide the internal one (design §5: the two approvals are two people).
 */
export async function requireMover(trx: Db, row: Row, step: Step, mover: Mover): Promise<void> {
  const hindrance = await hindranceOf(trx, row, step, mover);
  if (hindrance) refuse(403, hindrance);
}

/** What keeps this mover from taking this step, as the code of a refusal; null: nothing. */
export async function hindranceOf(trx: Db, row: Row, { by }: Step, mover: Mover): Promise<string | null> {
  const kinds = {
    registrant: "registrant",
    supplier: "supplier",
    purchasing: "purchasing",
    otherPurchasing: "purchasing",
    system: "system",
  };
  if (kinds[by] !== mover.kind) return "request.e403";
  if (mover.kind !== "purchasing") return null;
  if (await isOwn(trx, row, mover.accountId)) return "onboarding.own";
  return by === "otherPurchasing" && (await hasApproved(trx, row.id, mover.accountId))
    ? "onboarding.sameReviewer"
    : null;
}

/** The registrant's own e-mail, or an account of the company that came of the registration. */
export async function isOwn(trx: Db, row: Row, accountId: string) {
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

async function hasApproved(trx: Db, registrationId: string, accountId: string) {
  const approved = await trx
    .selectFrom("onboarding_event")
    .select("id")
    .where("registration_id", "=", registrationId)
    .where("from_state", "=", "preliminaryReview")
    .where("event", "=", "approve")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return approved !== undefined;
}
