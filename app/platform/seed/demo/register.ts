import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { type ReminderKind, reminders } from "~/rules/onboarding/promised-dates";
import { toClock, toPromise } from "~/rules/onboarding/review-clock";
import { isEnded, isQualified } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { State } from "~/rules/onboarding/stages";
import { newId } from "~/platform/records/accounts/accounts";
import { chinaDate } from "~/rules/calendar/china-date";
import { daysLater, iso } from "~/platform/core/base/instants";
import { enterState } from "~/platform/records/onboarding/move";
import { indexCompany } from "~/platform/records/registrations/company-name";
import { readDraft, writeSection } from "~/platform/records/registrations/saved-section";
import { keepRound } from "~/platform/records/registrations/rounds";
import { keepRisk } from "~/platform/records/risk/keep-risk";
import { type Owner, sealOwner } from "~/platform/records/registrations/find-registration";
import { emailHash } from "~/platform/core/contact-keys";
import { type DemoDocument, fileDemoDocument } from "./documents";

/** A submitted registration of the demo. */
export type DemoRegistration = {
  owner: Owner;
  /** The end of its number: outside the range of the counter, which belongs to real registrations. */
  numbered: string;
  /** The states it has been through, and how many days ago it entered each. */
  way: [State, daysAgo: number][];
  documents: DemoDocument[];
  /** Every section, given the file UUIDs of the documents by their names. */
  answers: (uuids: Record<string, string>) => Record<SectionId, FormValues>;
  /** The answers that differed in its first submission. Undefined if it submitted once. */
  answersBefore?: Partial<Record<SectionId, FormValues>>;
};

/** Creates a registration in this state, as if it had gone through all earlier ones. Returns its id. */
export async function registerDemo(core: Core, trx: Db, demo: DemoRegistration): Promise<string> {
  const { owner, numbered, way } = demo;
  const now = core.now();
  const ago = (days: number) => daysLater(now, -days);
  const [, daysAgo = 0] = way[0] ?? [];
  const [state, since] = way.at(-1) ?? ["filling", 0];
  const submittedAt = ago(way[1]?.[1] ?? daysAgo);
  const clock = toClock(
    state,
    way.map(([entered, days]) => ({ state: entered, at: iso(ago(days)) })),
  );
  const id = newId();
  await trx
    .insertInto("registration")
    .values({
      id,
      open_key: isEnded(state) ? null : emailHash(core.seal, owner.email),
      email_hash: emailHash(core.seal, owner.email),
      owner_sealed: sealOwner(core.seal, id, owner),
      country: "CN",
      language: "zh",
      state,
      number: `SR-${chinaDate(submittedAt).replaceAll("-", "")}-${numbered}`,
      consented_at: iso(ago(daysAgo)),
      submitted_at: iso(submittedAt),
      due_at: clock && toPromise(clock),
      created_at: iso(ago(daysAgo)),
      touched_at: null,
      content_removed_at: null,
      company_name: null,
      company_english_name: null,
      company_type: null,
      province: null,
      categories: null,
      qualified_categories: null,
      search: null,
      turn: 0,
      // The first day of the demo does not send reminders of earlier due dates.
      documents_day: chinaDate(now),
      licences_at: null,
    })
    .execute();
  for (const [entered, days] of way) await enterState(trx, id, entered, ago(days));
  await fillIn(core, trx, id, demo, submittedAt);
  await noteReminded(trx, id, iso(ago(since)), now);
  return id;
}

async function fillIn(core: Core, trx: Db, registrationId: string, demo: DemoRegistration, submittedAt: Date) {
  const uuids: Record<string, string> = {};
  for (const document of demo.documents)
    uuids[document.name] = await fileDemoDocument(core, trx, registrationId, document);
  const answers = demo.answers(uuids);
  const { answersBefore } = demo;
  await writeAnswers(core, trx, {
    registrationId,
    answers: { ...answers, ...answersBefore },
    from: 0,
    at: submittedAt,
  });
  await keepRound(core, trx, registrationId, await readDraft(core, trx, registrationId), submittedAt);
  if (answersBefore) {
    const again = daysLater(core.now(), -(demo.way.at(-1)?.[1] ?? 0));
    const corrected = Object.keys(answersBefore).map((section) => [section, answers[section as SectionId]]);
    await writeAnswers(core, trx, { registrationId, answers: Object.fromEntries(corrected), from: 1, at: again });
    await keepRound(core, trx, registrationId, await readDraft(core, trx, registrationId), again);
  }
  await indexCompany(trx, registrationId, answers);
  if (isQualified(demo.way.at(-1)?.[0] ?? "filling"))
    await trx
      .updateTable("registration")
      .set((row) => ({ qualified_categories: row.ref("categories") }))
      .where("id", "=", registrationId)
      .execute();
  await keepRisk(core, trx, registrationId, core.now());
}

type Writing = { registrationId: string; answers: Partial<Record<SectionId, FormValues>>; from: number; at: Date };

async function writeAnswers(core: Core, trx: Db, { registrationId, answers, from, at }: Writing) {
  for (const [section, values] of Object.entries(answers) as [SectionId, FormValues][])
    await writeSection(core, trx, { registrationId, section, values: values, from, savedAt: iso(at) });
}

/** The demo does not report deadlines that passed before it began. */
async function noteReminded(trx: Db, registration_id: string, since: string, now: Date) {
  const kinds = Object.keys(reminders) as ReminderKind[];
  await trx
    .insertInto("reminder")
    .values(kinds.map((kind) => ({ registration_id, kind, since, at: iso(now) })))
    .execute();
}
