import { maskedAccounts } from "~/rules/change-request/accounts";
import { companyNameOf } from "../company/name";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { chinaMinute } from "../instants";
import { type BankNews, bankChange } from "../mail/letters/bank-change";
import { putInOutbox } from "../mail/outbox";
import { openContents, openKnown } from "./contents";
import type { Locked } from "./find";
import { stopPath } from "./stop-link";

/** News that still leave something to stop. */
const stoppable: readonly BankNews[] = ["asked", "scheduled"];

/** Tells everybody known before the change of it, in the transaction in which it happens (S-50). */
export async function tellKnown(core: Core, trx: Db, { change, registration }: Locked, news: BankNews, now: Date) {
  const { seal, config } = core;
  const { before, after } = openContents(seal, change);
  const facts = {
    companyName: (await companyNameOf(core, trx, registration.id)) ?? "",
    before: maskedAccounts(before),
    after: maskedAccounts(after),
    effectiveAt: change.effective_at ? chinaMinute(new Date(change.effective_at)) : "",
  };
  const stop = stoppable.includes(news) ? stopPath(seal, change.id) : null;
  const letter = bankChange({ ...config, language: registration.language }, news, facts, stop);
  for (const to of openKnown(seal, change).emails)
    await putInOutbox(trx, seal, { kind: `change.${news}`, to, letter, now });
}
