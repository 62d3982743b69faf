import type { z } from "zod";
import type { managedNotices } from "~/contract";
import { type NoticeAudience, noticeAudiences, noticeState } from "~/rules/workspace/managed-notice";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Tables } from "~/platform/core/database/schema";
import { toWords } from "~/platform/core/database/words";
import { listPeople } from "~/platform/records/accounts/people";

type NoticeRow = Tables["notice"];
type Recipients = Pick<NoticeRow, "tenant_id" | "role_code" | "region">;
const all: Recipients = { tenant_id: null, role_code: null, region: null };

/** The recipients in the table, by audience. */
export const recipientsOf: Record<NoticeAudience, Recipients> = {
  everyone: all,
  suppliers: { ...all, role_code: "supplier" },
  purchasingManagers: { ...all, role_code: "purchasingManager" },
  purchasingSpecialists: { ...all, role_code: "purchasingSpecialist" },
  usersInIndia: { ...all, region: "IN" },
};

function audienceOf({ tenant_id, role_code, region }: Recipients): NoticeAudience | "other" {
  const isSame = (one: Recipients) =>
    one.tenant_id === tenant_id && one.role_code === role_code && one.region === region;
  return noticeAudiences.find((audience) => isSame(recipientsOf[audience])) ?? "other";
}

/** A page of all notices, newest first. */
export async function listManagedNotices(
  core: Core,
  query: z.output<typeof managedNotices.list.input>,
  now: Date,
): Promise<z.input<typeof managedNotices.list.answer>> {
  const { db } = core;
  const page = await readTablePage(query, {
    count: db.selectFrom("notice").select(({ fn }) => fn.countAll().as("total")),
    rows: db.selectFrom("notice").selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    toContent: (row) => row,
  });
  const describe = await describer(core, page.content, now);
  return {
    ...page,
    content: page.content.map((row) => ({ ...describe(row), titles: { zh: row.title_zh, en: row.title_en } })),
  };
}

/** One notice with its text in both languages. Refusal: `notice.unknown`. */
export async function loadManagedNotice(
  core: Core,
  noticeId: string,
  now: Date,
): Promise<z.input<typeof managedNotices.load.answer>> {
  const row = await core.db.selectFrom("notice").selectAll().where("id", "=", noticeId).executeTakeFirst();
  if (!row) return refuse("unknown", "notice.unknown");
  const describe = await describer(core, [row], now);
  return { ...describe(row), words: { zh: toWords(row, "zh"), en: toWords(row, "en") } };
}

async function describer(core: Core, rows: readonly NoticeRow[], now: Date) {
  const people = await listPeople(
    core,
    rows.map(({ changed_by }) => changed_by),
  );
  return (row: NoticeRow) => ({
    noticeId: row.id,
    version: row.version,
    kind: row.kind,
    audience: audienceOf(row),
    state: noticeState({ from: row.published_at, until: row.ends_at }, iso(now)),
    publishedDate: row.published_at,
    endsDate: row.ends_at,
    changedDate: row.changed_at,
    changedBy: (row.changed_by !== null && people.get(row.changed_by)?.userName) || null,
  });
}
