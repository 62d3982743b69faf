import type { z } from "zod";
import type { consent } from "~/contract";
import type { Core } from "../core";
import type { Actor } from "../identity/actor";
import { textsDigest } from "./texts-digest";

type Status = z.input<typeof consent.status.answer>;

/** Whether the user has agreed to the texts as they are; to an earlier wording counts as asked again (0). */
export async function consentStatus({ db }: Core, { accountId }: Actor): Promise<Status> {
  const urlFlag = await regionOf(db, accountId);
  const given = await db.selectFrom("consent").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!given) return { confirmFlag: null, confirmDate: null, urlFlag };
  const isCurrent = given.texts_digest === (await textsDigest(db));
  return { confirmFlag: isCurrent ? 1 : 0, confirmDate: given.confirm_date, urlFlag };
}

/** The region of an account: it decides who is asked. */
export async function regionOf(db: Core["db"], accountId: string): Promise<string> {
  const row = await db.selectFrom("account").select("region").where("id", "=", accountId).executeTakeFirstOrThrow();
  return row.region;
}
