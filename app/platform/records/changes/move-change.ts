import { type ChangeState } from "~/rules/change-request/change-states";
import { type ChangeEvent, isUnderWay, nextChange } from "~/rules/change-request/change-transitions";
import { recordAudit } from "~/platform/core/audit";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { release, retire } from "~/platform/records/registrations/file-uuids";
import type { CompanyChange } from "./company-change";
import { newUuids } from "./new-uuids";

/** The transition of this change for this event, or a refusal. */
export const requireStep = (change: CompanyChange, event: ChangeEvent) =>
  nextChange(change.care_level, change.state, event) ??
  refuse("conflict", "change.notPossible", { state: change.state });

/** The actor that moves a change on: an account, the holder of the stop link, or the system. */
type Actor = { accountId: string } | "stop-link" | "system";
type Move = { to: ChangeState; event: ChangeEvent; by: Actor; now: Date };
type Also = Partial<Tables["change_request"]>;

/** Moves a change to another state in the given transaction, with its audit row; returns its new state. */
export async function moveChange(
  trx: Db,
  change: CompanyChange,
  { to, event, by, now }: Move,
  also: Also = {},
): Promise<CompanyChange> {
  const set: Also = {
    ...also,
    state: to,
    open_key: isUnderWay(to) ? `${change.registration_id}:${change.section_id}` : null,
    ended_at: isUnderWay(to) ? null : iso(now),
  };
  await trx.updateTable("change_request").set(set).where("id", "=", change.id).execute();
  await recordAudit(trx, {
    at: now,
    actor: typeof by === "string" ? by : `account:${by.accountId}`,
    action: `change.${event}`,
    subject: `registration:${change.registration_id}`,
    details: { change: change.id, section: change.section_id, from: change.state, to },
  });
  return { ...change, ...set };
}

/** Releases the files of an undecided change: they are no longer on record, and the retention job deletes them. */
export const giveFilesBack = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  release(trx, change.registration_id, newUuids(core.seal, change), now);

/** Keeps the files of a refused change for its evidence pack, without counting them towards the file limit. */
export const retireProposedFiles = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  retire(trx, change.registration_id, newUuids(core.seal, change), now);
