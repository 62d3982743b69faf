import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { sendMessage } from "~/platform/records/messages/messages";
import { demoAccounts } from "./accounts";
import { buyerMessages } from "./buyer-messages";
import { datedAt, type DemoMessage } from "./dated-text";
import { supplierMessages } from "./supplier-messages";

const messagesOf = { supplier: supplierMessages, purchasingManager: buyerMessages, none: [] };

/** Adds the messages of each role to the demo’s accounts, once. */
export async function seedDemoMessages({ db, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo messages",
    version: "1",
    async write(trx) {
      for (const { userAccount, role } of demoAccounts) {
        const { id } = await trx
          .selectFrom("account")
          .select("id")
          .where("user_account", "=", userAccount)
          .executeTakeFirstOrThrow();
        for (const message of messagesOf[role]) await insertMessage(trx, id, message, now());
      }
    },
  });
}

async function insertMessage(trx: Db, accountId: string, message: DemoMessage, now: Date) {
  const { zh, en, isUnread, to } = message;
  const at = datedAt(now, message);
  const words = { zh: { title: zh[0], body: zh[1] }, en: { title: en[0], body: en[1] } };
  const id = await sendMessage(trx, { at, accountId, words, to });
  if (!isUnread)
    await trx
      .updateTable("message")
      .set({ read_at: iso(at) })
      .where("id", "=", id)
      .execute();
}
