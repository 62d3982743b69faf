import type { z } from "zod";
import type { retention } from "~/contract";
import { isEmail } from "~/rules/identifiers/email";
import { type DataAnswer, type DataCategory, toDataAnswer } from "~/rules/retention/data-request";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { newId } from "~/platform/records/accounts/accounts";
import { listPeople } from "~/platform/records/accounts/people";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { total } from "./count";
import { removeContent, removeRegistration } from "./remove";

type RegistrationRow = Tables["registration"];
type PlanInput = z.output<typeof retention.plan.input>;
type AnswerInput = z.output<typeof retention.answer.input>;

/** A preview of the result of a request, which changes nothing. */
export async function planAnswer(core: Core, { subject, kind }: PlanInput) {
  const row = (await findSubject(core, subject)) ?? refuse("unknown", "retention.unknown");
  const { id: registrationId, company_name: companyName, number, state } = row;
  const answer = toDataAnswer(kind, await readFacts(core.db, row));
  return { registrationId, companyName, number, state, answer };
}

/**
 * Records a request with the answer on the screen, and deletes data under the registration's lock if the request is for
 * deletion.
 */
export async function answerRequest(core: Core, input: AnswerInput, { actor, now }: ActorContext) {
  const { registrationId, kind, receivedOn } = input;
  if (receivedOn > chinaDate(now)) refuse("unacceptable", "retention.day");
  const requestId = newId();
  await core.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom("registration").select("id").where("id", "=", registrationId).executeTakeFirst();
    if (!known) refuse("unknown", "retention.unknown");
    const row = await lockRegistration(trx, registrationId);
    const answer = toDataAnswer(kind, await readFacts(trx, row));
    if (JSON.stringify(answer) !== JSON.stringify(input.answer)) refuse("conflict", "retention.outdated");
    if (answer.deleted.length > 0) await remove(core, trx, row, now);
    await trx
      .insertInto("data_request")
      .values({
        id: requestId,
        registration_id: registrationId,
        kind,
        received_on: receivedOn,
        answer: JSON.stringify(answer),
        answered_by: actor.accountId,
        answered_at: iso(now),
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: `dataRequest.${kind}`,
      subject: `registration:${registrationId}`,
      details: {
        request: requestId,
        given: answer.given.length,
        deleted: answer.deleted.length,
        kept: answer.kept.length,
      },
    });
  });
  return { requestId };
}

/** The completed requests, newest first. */
export async function listRequests(core: Core, page: { page: number; size: number }) {
  const all = core.db.selectFrom("data_request");
  const list = await readTablePage(page, {
    count: all.select(({ fn }) => fn.countAll().as("total")),
    rows: all.selectAll().orderBy("answered_at", "desc").orderBy("id"),
    toContent: (row) => row,
  });
  const people = await listPeople(
    core,
    list.content.map(({ answered_by }) => answered_by),
  );
  return {
    ...list,
    content: list.content.map((row) => ({
      requestId: row.id,
      registrationId: row.registration_id,
      kind: row.kind,
      receivedOn: row.received_on,
      answer: JSON.parse(row.answer) as DataAnswer,
      answeredBy: people.get(row.answered_by)?.userName ?? "",
      answeredAt: row.answered_at,
    })),
  };
}

/** A registration by its number, or the newest one by the email of its registrant. */
function findSubject({ db, seal }: Core, subject: string): Promise<RegistrationRow | undefined> {
  const rows = db.selectFrom("registration").selectAll().orderBy("created_at", "desc").limit(1);
  return isEmail(subject)
    ? rows.where("email_hash", "in", emailHashes(seal, subject)).executeTakeFirst()
    : rows.where("number", "=", subject.toUpperCase()).executeTakeFirst();
}

/** A draft is deleted completely; of an ended registration, the answers are. */
async function remove(core: Core, trx: Db, row: RegistrationRow, now: Date): Promise<void> {
  if (row.state === "filling") return removeRegistration(core, trx, row);
  await removeContent(core, trx, row.id);
  await trx
    .updateTable("registration")
    .set({ content_removed_at: iso(now) })
    .where("id", "=", row.id)
    .execute();
}

/** The amount of data in each category, on which the result depends. */
async function readFacts(db: Db, { id, state, submitted_at }: RegistrationRow) {
  const own = (table: "registration_section" | "submitted_section" | "stored_file" | "stage_history") =>
    total(db.selectFrom(table).where("registration_id", "=", id));
  const counts: Record<DataCategory, number> = {
    answers: (await own("registration_section")) + (await own("submitted_section")),
    files: await own("stored_file"),
    history: await own("stage_history"),
    consent: 1,
    accounts: await total(
      db
        .selectFrom("tenant_member")
        .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
        .where("tenant.registration_id", "=", id),
    ),
    auditLog: await total(db.selectFrom("audit_event").where("subject", "=", `registration:${id}`)),
  };
  return { state, wasSubmitted: submitted_at !== null, counts };
}
