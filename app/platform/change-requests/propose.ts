import type { z } from "zod";
import type { changeRequests } from "~/contract";
import { careLevelOf, careOf } from "~/rules/change-request/care";
import { unmasked } from "~/rules/masking";
import { changedFields } from "~/rules/onboarding/changes";
import { normalised } from "~/rules/normalised";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "../audit/record";
import { requireCompany } from "../company/supplier";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { newId } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { iso } from "../instants";
import { requireAcceptable } from "../registration/acceptable";
import { readSection, requireVisible, type SavedSection } from "../registration/draft";
import { lockRegistration } from "../registration/lock";
import { becomeProposed } from "./become-proposed";
import { requireFree, requireValid } from "./check";
import { sendChangeCode } from "./code";
import { type Change, sealPart } from "./contents";

type Asked = Context & { actor: Actor };
type Input = z.output<typeof changeRequests.propose.input>;
type Answer = z.input<typeof changeRequests.propose.answer>;

/** Proposes a change of a section, or keeps it until the code that it needs is there (S-47). */
export async function propose(core: Core, input: Input, asked: Asked): Promise<Answer> {
  requireVisible(core, input.section);
  const values = requireAcceptable(input.section, input.values);
  const company = await requireCompany(core, asked.actor);
  const change = await core.db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, company.id);
    const made = await make(core, trx, registration.id, { ...input, values }, asked);
    return careOf(made.care_level).needsCode
      ? made
      : becomeProposed(core, trx, { change: made, registration }, asked.actor, asked.now);
  });
  core.letterWaits();
  const codeSentTo = change.state === "awaitingCode" ? await sendChangeCode(core, change, asked) : null;
  return { changeId: change.id, state: change.state, codeSentTo };
}

/** Nothing has happened to it yet. */
const untouched = {
  open_key: null,
  known_sealed: null,
  challenge_sealed: null,
  proposed_at: null,
  caller_id: null,
  called_back_at: null,
  call_sealed: null,
  first_approver_id: null,
  first_approved_at: null,
  second_approver_id: null,
  second_approved_at: null,
  effective_at: null,
  applied_at: null,
  ended_at: null,
  reason_sealed: null,
  stopped_by_sealed: null,
  held_for: null,
};

type Checked = Omit<Input, "values"> & { values: SavedSection["values"] };

async function make(core: Core, trx: Db, registrationId: string, input: Checked, asked: Asked): Promise<Change> {
  const { section, version, note } = input;
  const { now } = asked;
  await requireFree(trx, { registrationId, section, now });
  const kept = await readSection(core, trx, registrationId, section);
  if (kept.version !== version) refuse(409, "change.outdated");
  const { fields } = sections[section];
  const after = normalised(fields.shape, unmasked(fields, input.values, kept.values)) as SavedSection["values"];
  if (changedFields(fields, kept.values, after).length === 0) refuse(422, "change.nothing");
  await requireValid(core, trx, { registrationId, section, values: after, now });

  await dropUnconfirmed(trx, registrationId, input, asked.actor);
  const id = newId();
  const contents = { before: kept.values, after, note };
  const change: Change = {
    ...untouched,
    id,
    registration_id: registrationId,
    section_id: section,
    care_level: careLevelOf(section, kept.values, after),
    state: "awaitingCode",
    base_version: version,
    values_sealed: sealPart(core.seal, id, "values", contents),
    risks: "[]",
    submitter_id: asked.actor.accountId,
    created_at: iso(now),
  };
  await trx.insertInto("change_request").values(change).execute();
  await recordAudit(trx, {
    at: now,
    actor: `account:${asked.actor.accountId}`,
    action: "change.begin",
    subject: `registration:${registrationId}`,
    details: { change: id, section },
  });
  return change;
}

/** Who begins anew gives up what still waited for its code. */
async function dropUnconfirmed(trx: Db, registrationId: string, { section }: Checked, { accountId }: Actor) {
  await trx
    .deleteFrom("change_request")
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", section)
    .where("submitter_id", "=", accountId)
    .where("state", "=", "awaitingCode")
    .execute();
}
