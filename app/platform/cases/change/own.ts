import type { z } from "zod";
import type { changeRequests, changeReview } from "~/contract";
import { findCompany, requireCompany } from "~/platform/records/registrations/find-registration";
import { requireButton } from "~/platform/records/sessions/require-button";
import { sectionButton } from "~/rules/permissions/section-button";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Actor } from "~/platform/records/sessions/actor";
import {
  type CompanyChange,
  lockChange,
  openContents,
  requireOwn,
  requireProposed,
} from "~/platform/records/changes/company-change";
import { listPeople } from "~/platform/records/accounts/people";
import { toChangeSummary, loadChange } from "./load-change";
import { sensitiveAnswers } from "~/rules/fields/masking";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import { giveFilesBack, moveChange, requireStep } from "~/platform/records/changes/move-change";

/** The changes of the company this supplier works for, the newest first. */
export async function listOwn(core: Core, page: z.output<typeof changeRequests.list.input>, actor: Actor) {
  const company = await findCompany(core, actor);
  const query = core.db
    .selectFrom("change_request")
    .where("registration_id", "=", company?.id ?? "")
    .where((either) =>
      either.or([either("state", "<>", "awaitingCode"), either("submitter_id", "=", actor.accountId)]),
    );
  const answer = await readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("created_at", "desc").orderBy("id"),
    toContent: (change) => change,
  });
  const people = await listPeople(
    core,
    answer.content.map(({ submitter_id }) => submitter_id),
  );
  const toRow = (change: CompanyChange) => ({
    ...toChangeSummary(change),
    submittedBy: people.get(change.submitter_id)?.userName,
  });
  return { ...answer, content: answer.content.map(toRow) };
}

/** One of the company's changes in full. */
export async function viewOwn(core: Core, changeId: string, actor: Actor) {
  const { id } = await requireCompany(core, actor);
  return loadChange(core, await requireOwn(core.db, id, actor.accountId, changeId));
}

type ShowInput = z.output<typeof changeReview.show.input>;

/** A sensitive answer of a change in full, for the person who decides on it; each access is recorded (S-58). */
export async function loadAnswer(core: Core, { changeId, side, field }: ShowInput, actor: Actor, now: Date) {
  const change = await requireProposed(core.db, changeId);
  const values = openContents(core.seal, change)[side];
  const value =
    sensitiveAnswers(sections[change.section_id].fields, values).get(field) ?? refuse("unknown", "field.unknown");
  await core.db.transaction().execute((trx) =>
    recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "change.show",
      subject: `registration:${change.registration_id}`,
      details: { change: change.id, side, field },
    }),
  );
  return { value };
}

/** Withdraws the supplier's change before it takes effect. Only purchasing can end a change that was stopped. */
export async function withdrawChange(core: Core, changeId: string, actor: Actor, now: Date): Promise<void> {
  const { id } = await requireCompany(core, actor);
  const own = await requireOwn(core.db, id, actor.accountId, changeId);
  await requireButton(core, actor, sectionButton(own.section_id));
  await core.db.transaction().execute(async (trx) => {
    const { change } = await lockChange(trx, own);
    const { to } = requireStep(change, "withdraw");
    if (change.proposed_at) await giveFilesBack(core, trx, change, now);
    await moveChange(trx, change, { to, event: "withdraw", by: actor, now }, { effective_at: null });
  });
}
