import type { z } from "zod";
import { managedNotices, notices } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { readTablePage } from "~/platform/core/database/page";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { toWords } from "~/platform/core/database/words";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import type { ReleaseNotice } from "~/contract/notices";
import { iso } from "~/platform/core/base/instants";
import { listManagedNotices, loadManagedNotice } from "./managed-notices";
import { saveNotice } from "./save-notice";

/** The notices, the one of the banner (§4, §7), and those that super admins edit. */
export const noticeHandlers = (core: Core): Handler[] => [
  ...readerHandlers(core),
  handleSession(managedNotices.list, (input, { now }) => listManagedNotices(core, input, now)),
  handleSession(managedNotices.load, ({ noticeId }, { now }) => loadManagedNotice(core, noticeId, now)),
  handleSession(managedNotices.save, (input, context) => saveNotice(core, input, context)),
];

const readerHandlers = ({ db }: Core): Handler[] => [
  handleSession(notices.list, (input, { actor, now, language }) => listNotices({ db, actor, now, language }, input)),
  handleSession(notices.one, ({ noticeId }, { actor, now, language }) =>
    findNotice({ db, actor, now, language }, noticeId),
  ),
  handleSession(notices.releaseNotice, (_, { actor, now, language }) => releaseNoticeFor({ db, actor, now }, language)),
  handleSession(notices.readReleaseNotice, async ({ noticeId }, { actor, now }) => {
    await putAway({ db, actor, now }, noticeId);
    return {};
  }),
];

type ListInput = z.output<typeof notices.list.input>;
type Reader = { db: Db; actor: Actor; now: Date; language: Language };

/** A page of the notices for this actor, newest first. */
function listNotices({ db, actor, now, language }: Reader, input: ListInput) {
  const query = noticesFor(db, actor, now);
  return readTablePage(input, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    toContent: (row) => noticeOf(row, language),
  });
}

/** One of this actor's notices, with its text. */
async function findNotice(
  { db, actor, now, language }: Reader,
  noticeId: string,
): Promise<z.input<typeof notices.one.answer>> {
  const row = await noticesFor(db, actor, now).selectAll().where("id", "=", noticeId).executeTakeFirst();
  if (!row) return refuse("unknown", "notice.unknown");
  return { ...noticeOf(row, language), noticeBody: toWords(row, language).text };
}

const noticeOf = (row: Tables["notice"], language: Language) => ({
  noticeId: row.id,
  title: toWords(row, language).title,
  publishedDate: row.published_at,
  noticeTypeCode: row.kind,
});

type Asking = { db: Db; actor: Actor; now: Date };

const releasesFor = ({ db, actor, now }: Asking) => noticesFor(db, actor, now).where("kind", "=", "release");

/** The newest release notice that this account has not dismissed (§4); null if there is none. */
async function releaseNoticeFor(asking: Asking, language: Language): Promise<ReleaseNotice | null> {
  const { db, actor } = asking;
  const readNotices = db.selectFrom("notice_read").select("notice_id").where("account_id", "=", actor.accountId);
  const row = await releasesFor(asking)
    .selectAll()
    .where("id", "not in", readNotices)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { noticeId: row.id, title: toWords(row, language).title } : null;
}

/** Dismisses a notice ('I know', §4). Idempotent: a second press, even in another window, has no effect. */
async function putAway(asking: Asking, noticeId: string): Promise<void> {
  const { db, actor, now } = asking;
  const release = await releasesFor(asking).select("id").where("id", "=", noticeId).executeTakeFirst();
  if (!release) refuse("unknown", "notice.unknown");
  await db
    .insertInto("notice_read")
    .values({ notice_id: noticeId, account_id: actor.accountId, read_at: iso(now) })
    .onConflict((conflict) => conflict.columns(["account_id", "notice_id"]).doNothing())
    .execute();
}

/** The notices an actor may see: published, not expired, and for everyone or for the actor's tenant, role or region. */
function noticesFor(db: Db, { accountId, tenantId, roles }: Actor, now: Date) {
  const region = db.selectFrom("account").select("account.region").where("account.id", "=", accountId);
  return db
    .selectFrom("notice")
    .where("published_at", "<=", iso(now))
    .where((either) => either.or([either("ends_at", "is", null), either("ends_at", ">", iso(now))]))
    .where((either) => either.or([either("tenant_id", "is", null), either("tenant_id", "=", tenantId)]))
    .where((either) =>
      either.or([either("role_code", "is", null), ...roles.map((role) => either("role_code", "=", role))]),
    )
    .where((either) => either.or([either("region", "is", null), either("region", "=", region)]));
}
