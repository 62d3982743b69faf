import { createHash } from "node:crypto";
import type { z } from "zod";
import type { documents } from "~/contract";
import { isSupplier } from "~/rules/onboarding/stages";
import { pages } from "~/rules/pages";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { hashSecret, isSecret, newSecret } from "~/platform/core/base/secret";
import { refuse } from "~/platform/core/base/refuse";
import type { Context, Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { feedsPerAddress } from "~/platform/core/rate-limits/rates";
import { documentName } from "~/platform/core/words/document-name";
import { wordsIn } from "~/platform/core/words/words-in";
import type { ActorContext } from "~/platform/cases/handler";
import { listDocumentDates } from "~/platform/records/documents/keep-dates";
import { nameFor } from "~/platform/records/registrations/company-name";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { requireCompany } from "~/platform/records/registrations/find-registration";

/** The creation time of the address of a company's feed, or null if it has none. */
export async function loadFeed(db: Db, registrationId: string): Promise<{ createdAt: string } | null> {
  const row = await db
    .selectFrom("calendar_feed")
    .select("created_at")
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return row ? { createdAt: row.created_at } : null;
}

/** Replaces the address with a new one of 256 random bits. Only its hash is stored (S-69). */
export async function renewFeed(
  core: Core,
  language: Language,
  { actor, now }: ActorContext,
): Promise<{ key: string }> {
  const { id } = await requireCompany(core, actor);
  const key = newSecret();
  await core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, id);
    await trx.deleteFrom("calendar_feed").where("registration_id", "=", id).execute();
    await trx
      .insertInto("calendar_feed")
      .values({ registration_id: id, key_hash: hashSecret(key), language, created_at: iso(now) })
      .execute();
    await record(trx, id, "documents.createFeed", { actor, now });
  });
  return { key };
}

/** Revokes the address; does nothing if there is none. */
export async function withdrawFeed(core: Core, { actor, now }: ActorContext): Promise<void> {
  const { id } = await requireCompany(core, actor);
  await core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom("calendar_feed")
      .where("registration_id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await record(trx, id, "documents.withdrawFeed", { actor, now });
  });
}

const record = (trx: Db, id: string, action: AuditAction, { actor, now }: Pick<ActorContext, "actor" | "now">) =>
  recordAudit(trx, {
    at: now,
    actor: `account:${actor.accountId}`,
    action,
    subject: `registration:${id}`,
    details: {},
  });

/** The calendar at an address: expiry dates of documents, without data about people. */
export async function openFeed(
  core: Core,
  key: string,
  { addressGroup, now }: Context,
): Promise<z.input<typeof documents.feed.answer>> {
  const { db, seal, config } = core;
  if (!isSecret(key)) refuse("unknown", "calendar.unknown");
  await countAgainst(db, now, [{ rate: feedsPerAddress, subject: seal.hash("address", addressGroup) }]);
  const row = await db
    .selectFrom("calendar_feed")
    .innerJoin("registration", "registration.id", "calendar_feed.registration_id")
    .select(["registration.id", "calendar_feed.language", "state", "number", "company_name", "company_english_name"])
    .where("key_hash", "=", hashSecret(key))
    .executeTakeFirst();
  if (!row || !isSupplier(row.state)) refuse("unknown", "calendar.unknown");
  const { language } = row;
  const t = wordsIn(language, "calendar");
  const company = nameFor(language, row);
  const link = new URL(pages.documents, config.publicOrigin).href;
  const dates = await listDocumentDates(core, db, row.id, chinaDate(now));
  return {
    name: t("name", { company }),
    events: dates.flatMap((date) => {
      if (date.dueOn === null) return [];
      const values = { company, document: documentName(language, date), link };
      return {
        uid: createHash("sha256").update(`${row.id} ${date.document}`).digest("hex").slice(0, 32),
        day: date.dueOn,
        title: t(date.kind === "audit" ? "audit" : "expiry", values),
        text: t(date.kind === "audit" ? "auditText" : "expiryText", values),
      };
    }),
  };
}
