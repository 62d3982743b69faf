import type { z } from "zod";
import type { consent } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Actor } from "~/platform/records/sessions/actor";
import { textsDigest } from "./texts-digest";

type Status = z.input<typeof consent.status.answer>;

/** Whether the user has agreed to the texts as they are; to an earlier wording counts as asked again (0). */
export async function consentStatus({ db }: Core, { accountId }: Actor): Promise<Status> {
  const urlFlag = await regionOf(db, accountId);
  const consentRow = await db.selectFrom("consent").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!consentRow) return { confirmFlag: null, confirmDate: null, urlFlag };
  const isCurrent = consentRow.texts_digest === (await textsDigest(db));
  return { confirmFlag: isCurrent ? 1 : 0, confirmDate: consentRow.confirm_date, urlFlag };
}

/** The region of an account: it decides who is asked. */
export async function regionOf(db: Core["db"], accountId: string): Promise<string> {
  const row = await db.selectFrom("account").select("region").where("id", "=", accountId).executeTakeFirstOrThrow();
  return row.region;
}
