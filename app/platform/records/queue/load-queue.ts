import type { z } from "zod";
import type { onboarding } from "~/contract";
import { splitCodes } from "~/rules/categories/code-set";
import { toClock } from "~/rules/onboarding/review-clock";
import { actsNext } from "~/rules/onboarding/stages";
import { countWorkingDays } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";
import { loadWorkingCalendar } from "~/platform/records/working-calendar";
import { listEntriesByRegistration } from "../onboarding/onboarding-entries";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import type { Core } from "~/platform/core/core";
import { readCountedPage, readTablePage } from "~/platform/core/database/page";
import type { Actor } from "~/platform/records/sessions/actor";
import { countUnreadByRegistration, reviewerReader } from "../conversation/questions";
import { listDelayedDecisions } from "../onboarding/delayed-decisions";
import { listDraftWriters } from "../onboarding/decision-drafts";
import { listPeople } from "~/platform/records/accounts/people";
import { isLate, matching } from "./queue-filter";
import { inQueueOrder, sortIds, type ReadingWay, withTotal } from "./queue-order";

type QueueInput = z.output<typeof onboarding.queue.input>;
/** The reader of the queue, their language, and the current time. */
export type QueueReading = { now: Date; language: Language; actor: Pick<Actor, "accountId"> };

/**
 * A page of the submitted registrations, sorted by `order`; registrations without a value to sort by come last. The page is
 * located in the index only, and then its rows are read.
 */
export async function loadQueue(core: Core, { page, size, order, ...filter }: QueueInput, reading: QueueReading) {
  const query = matching(core, filter, reading);
  const count = query.select(({ fn }) => fn.countAll().as("total"));
  const toContent = ({ id }: { id: string }) => id;
  const sorted = (way: ReadingWay) => sortIds(core, filter, reading, { order, way });
  const answer = filter.search
    ? await readCountedPage(
        { page, size },
        { count, rows: inQueueOrder(query, { order, way: "fromTheStart" }).select(withTotal), toContent },
      )
    : await readTablePage(
        { page, size },
        { count, rows: sorted("fromTheStart"), fromTheEnd: sorted("fromTheEnd"), toContent },
      );
  const rows = await describeRows(core, await loadQueueRows(core.db, answer.content), reading);
  const draftsOf = await loadDrafts(core, answer.content, reading);
  const delayed = await listDelayedDecisions(core, answer.content, reading.actor);
  const unread = await countUnreadByRegistration(core.db, answer.content, reviewerReader(reading.actor.accountId));
  const content = rows.map((row) => ({
    ...row,
    ...draftsOf(row.registrationId),
    delayed: delayed.get(row.registrationId) ?? null,
    unreadMessages: unread.get(row.registrationId) ?? 0,
  }));
  return { ...answer, content };
}

/** Returns a function that finds whether the reader has a draft of a decision on a registration, and which colleagues do. */
async function loadDrafts(core: Core, ids: readonly string[], { actor }: QueueReading) {
  const drafts = await listDraftWriters(core.db, ids);
  const people = await listPeople(
    core,
    drafts.map(({ account_id }) => account_id),
  );
  return (registrationId: string) => {
    const writers = drafts.filter((draft) => draft.registration_id === registrationId);
    const others = writers.filter(({ account_id }) => account_id !== actor.accountId);
    return {
      hasDraft: others.length < writers.length,
      drafts: others.flatMap(({ account_id }) => people.get(account_id) ?? []),
    };
  };
}

/** The rows with these ids, in their order. */
export async function loadQueueRows(db: Db, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("registration")
    .leftJoin("tenant", "tenant.registration_id", "registration.id")
    .selectAll("registration")
    .select("supplier_code")
    .where("registration.id", "in", ids)
    .execute();
  const places = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

type FoundRow = Tables["registration"] & { supplier_code: string | null };

/** Rows of the queue as returned: with names for their codes, the instant their state began, and the round. */
export async function describeRows(core: Core, rows: readonly FoundRow[], { now, language }: QueueReading) {
  const { db } = core;
  const ids = rows.map(({ id }) => id);
  const [entries, rounds, people, names] = [
    await listEntriesByRegistration(db, ids),
    await loadRounds(db, ids),
    await listPeople(
      core,
      rows.map(({ assignee_id }) => assignee_id),
    ),
    await loadNames(db, rows, language),
  ];
  const calendar = await loadWorkingCalendar(db);
  return rows.map((row) => {
    const history = entries.get(row.id) ?? [];
    const since = history.at(-1)?.at ?? row.submitted_at ?? "";
    return {
      registrationId: row.id,
      number: row.number,
      companyName: row.company_name,
      companyEnglishName: row.company_english_name,
      companyType: row.company_type,
      categories: splitCodes(row.qualified_categories ?? row.categories).map((code) => names.get(code) ?? code),
      province: row.province && (names.get(row.province) ?? row.province),
      supplierCode: row.supplier_code,
      state: row.state,
      since,
      clock: toClock(row.state, history),
      workingDays: actsNext(row.state) === "purchasing" ? countWorkingDays(calendar, since, iso(now)) : null,
      round: rounds.get(row.id) ?? 1,
      submittedAt: row.submitted_at,
      dueAt: row.due_at,
      isLate: isLate(row, now),
      riskLevel: row.risk_level,
      assignee: people.get(row.assignee_id ?? "") ?? null,
    };
  });
}

/** The number of submissions of each registration. */
async function loadRounds(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("submitted_section")
    .select(({ fn }) => ["registration_id", fn.max("round").as("round")])
    .where("registration_id", "in", ids)
    .groupBy("registration_id")
    .execute();
  return new Map(rows.map((row) => [row.registration_id, Number(row.round)]));
}

type Coded = Pick<Tables["registration"], "qualified_categories" | "categories" | "province">;

/** Names of the categories and provinces of some rows, by code. */
async function loadNames(db: Db, rows: readonly Coded[], language: Language): Promise<Map<string, string>> {
  const codes = new Set(
    rows.flatMap(({ qualified_categories, categories, province }) =>
      [...splitCodes(qualified_categories ?? categories), province ?? []].flat(),
    ),
  );
  if (codes.size === 0) return new Map();
  const values = await db
    .selectFrom("lov_value")
    .select(["value", "meaning_zh", "meaning_en"])
    .where("lov_code", "in", ["ISP.CATEGORY", "HPFM.PROVINCE"])
    .where("value", "in", [...codes])
    .execute();
  return new Map(values.map((row) => [row.value, language === "zh" ? row.meaning_zh : row.meaning_en]));
}
