import { randomBytes } from "node:crypto";
import { organizationId } from "~/rules/limits";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { uuidsPerRegistration } from "../limits";
import type { FileOwner } from "./owner";

/** A new, empty file UUID. */
export async function createUuid(core: Core, owner: FileOwner, now: Date): Promise<{ content: string }> {
  const content = await core.db.transaction().execute(async (trx) => {
    await owner.lock(trx, null);
    return addUuid(trx, owner.registrationId, now);
  });
  return { content };
}

/** Makes a UUID under a registration that is locked: the organisation id and 32 hexadecimal digits. */
export async function addUuid(trx: Db, registrationId: string, now: Date): Promise<string> {
  const uuid = `${organizationId}${randomBytes(16).toString("hex")}`;
  const { count } = await trx
    .selectFrom("file_uuid")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= uuidsPerRegistration) refuse(422, "file.tooMany", { max: uuidsPerRegistration });
  await trx
    .insertInto("file_uuid")
    .values({ uuid, registration_id: registrationId, created_at: iso(now), used_at: null, retired_at: null })
    .execute();
  return uuid;
}
