import type { z } from "zod";
import type { changeReview } from "~/contract";
import type { RiskFlag } from "~/rules/change-request/risks";
import { changeActsNext, changeStates } from "~/rules/change-request/states";
import { companyNameOf } from "../company/name";
import type { Core } from "../core";
import { readPage } from "../db/page";
import { Refused } from "../http/refuse";
import { accountById } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { type Change, openCall, openKnown } from "./contents";
import { requireApprovable, requireOther } from "./decide";
import { requireProposed } from "./find";
import { requireStep } from "./step";
import { summaryOf, viewOf } from "./views";

type Answer = z.input<typeof changeReview.one.answer>;

/** Where purchasing has to act. */
const toActOn = changeStates.filter((state) => changeActsNext(state) === "purchasing");

/** The changes that purchasing has to act on, or those in one state; the oldest first. */
export async function queueOf(core: Core, { state, ...page }: z.output<typeof changeReview.queue.input>) {
  const found = core.db
    .selectFrom("change_request")
    .where("proposed_at", "is not", null)
    .where("state", "in", state ? [state] : toActOn);
  const answer = await readPage(page, {
    count: found.select(({ fn }) => fn.countAll().as("total")),
    rows: found.selectAll().orderBy("proposed_at").orderBy("id"),
    tell: (change) => change,
  });
  const told = async (change: Change) => ({ ...summaryOf(change), ...(await companyOf(core, change)) });
  return { ...answer, content: await Promise.all(answer.content.map(told)) };
}

/** A change with all that a decision about it needs. */
export async function reviewOf(core: Core, changeId: string, actor: Actor): Promise<Answer> {
  const change = await requireProposed(core.db, changeId);
  const call = openCall(core.seal, change);
  const by = async (id: string | null, at: string | null) =>
    id && at ? [{ by: (await accountById(core, id)).userName, at }] : [];
  const [caller] = await by(change.caller_id, change.called_back_at);
  return {
    ...(await viewOf(core, change)),
    ...(await companyOf(core, change)),
    submittedBy: (await accountById(core, change.submitter_id)).userName,
    approvedBy: [
      ...(await by(change.first_approver_id, change.first_approved_at)),
      ...(await by(change.second_approver_id, change.second_approved_at)),
    ],
    callBack: caller && call ? { ...caller, number: call.number, name: call.name } : null,
    knownNumbers: openKnown(core.seal, change).numbers,
    notApprovable: await reasonAgainst(core, change, actor),
  };
}

async function companyOf(core: Core, change: Change) {
  const { db } = core;
  const { id, number } = await registrationOf(core, change);
  return {
    registrationId: id,
    number,
    companyName: await companyNameOf(core, db, id),
    risks: JSON.parse(change.risks) as RiskFlag[],
  };
}

const registrationOf = ({ db }: Core, { registration_id }: Change) =>
  db.selectFrom("registration").selectAll().where("id", "=", registration_id).executeTakeFirstOrThrow();

/** The refusal that approving it would meet now; null: none. */
async function reasonAgainst(core: Core, change: Change, actor: Actor): Promise<string | null> {
  try {
    requireStep(change, "approve");
    await requireOther(core.db, { change, registration: await registrationOf(core, change) }, actor);
    requireApprovable(change, actor);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}
