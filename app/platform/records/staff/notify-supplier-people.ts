import type { Core } from "~/platform/core/core";
import { supplierPeopleEmail } from "~/platform/core/emails/supplier-people";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import type { Language } from "~/i18n/language";
import { accountById } from "~/platform/records/accounts/accounts";
import { sendMessage } from "~/platform/records/messages/messages";
import { pages } from "~/rules/pages";
import { listAdministrators } from "./supplier-administrators";

/** A change and the person concerned, who is notified too if they have an account and did not make the change. */
type Happening =
  | { news: "invited" | "joined"; person: { userName: string } }
  | {
      news: "areas" | "removed" | "administrator" | "noAdministrator";
      person: { userName: string; accountId: string };
    };
type Event = Happening & {
  tenantId: string;
  /** The actor, who is not notified. */
  byId: string;
  now: Date;
  /** The person's current areas. */
  areas?: (language: Language) => string;
};

/** Notifies the administrators of a supplier of a change among its people, and the person concerned: by message and by email. */
export async function notifySupplierPeople(inside: Pick<Core, "db" | "seal" | "config">, event: Event): Promise<void> {
  const { tenantId, byId, now } = event;
  const concerned = "accountId" in event.person ? event.person.accountId : null;
  const recipients = new Set(await listAdministrators(inside.db, tenantId));
  for (const accountId of [byId, concerned]) if (accountId !== null) recipients.delete(accountId);
  const facts = {
    name: event.person.userName,
    actor: (await accountById(inside, byId)).userName,
    company: await companyOf(inside, tenantId),
  };
  const others = inBoth("supplierPeople", (t, language) => {
    const all = { ...facts, areas: event.areas?.(language) ?? "" };
    return { title: t(`others.${event.news}.title`, all), body: t(`others.${event.news}.body`, all) };
  });
  for (const accountId of recipients) await notify(inside, { accountId, words: others, to: pages.ourPeople, now });
  if (event.news === "invited" || event.news === "joined" || concerned === null || concerned === byId) return;
  const { news } = event;
  const own = inBoth("supplierPeople", (t, language) => {
    const all = { ...facts, areas: event.areas?.(language) ?? "" };
    return { title: t(`person.${news}.title`, all), body: t(`person.${news}.body`, all) };
  });
  await notify(inside, { accountId: concerned, words: own, to: pages.workspace, now });
}

type Notice = { accountId: string; words: Parameters<typeof supplierPeopleEmail>[1]["words"]; to: string; now: Date };

async function notify(
  { db, seal, config }: Pick<Core, "db" | "seal" | "config">,
  { accountId, words, to, now }: Notice,
): Promise<void> {
  await sendMessage(db, { at: now, accountId, words, to });
  const { email, is_barred } = await accountById({ db, seal }, accountId);
  const message = supplierPeopleEmail(config, { words, to: is_barred === 1 ? undefined : to });
  await putInOutbox(db, seal, { kind: "supplierPeople", to: email, message, now });
}

async function companyOf({ db }: Pick<Core, "db">, tenantId: string): Promise<string> {
  const { tenant_name } = await db
    .selectFrom("tenant")
    .select("tenant_name")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return tenant_name;
}
