import { announcedChange } from "~/rules/change-request/announced-change";
import { toCare } from "~/rules/change-request/care-levels";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type ChangeNews, watchedChange } from "~/platform/core/emails/watched-change";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { closedLinks, stopPath } from "./stop-link";
import { openContents, openKnown, type LockedChange } from "./company-change";

/** Events after which the change can still be stopped. */
const stoppable: readonly ChangeNews[] = ["proposed", "scheduled"];

/**
 * Notifies all known contacts of a watched change, in the same transaction as the event (S-50). Each has a separate stop link,
 * except those whose link purchasing has closed.
 */
export async function notifyKnown(
  core: Core,
  trx: Db,
  { change, registration }: LockedChange,
  news: ChangeNews,
  now: Date,
) {
  const { seal, config } = core;
  const { before, after } = openContents(seal, change);
  const { approvers, isCalledBack } = toCare(change.care_level);
  const facts = {
    ...announcedChange(change.section_id, before, after),
    companyName: (await findCompanyName(core, trx, registration.id)) ?? "",
    approvers,
    isCalledBack,
    effectiveAt: change.effective_at,
  };
  const isClosed = await closedLinks(core, trx, registration.id);
  for (const [recipient, to] of openKnown(seal, change).emails.entries()) {
    const stop = stoppable.includes(news) && !isClosed(to) ? stopPath(seal, change.id, recipient) : null;
    const message = watchedChange({ ...config, language: registration.language }, news, facts, stop);
    await putInOutbox(trx, seal, {
      kind: `change.${news}`,
      to,
      message,
      now,
      registrationId: registration.id,
      isSecret: stop !== null,
    });
  }
}
