import { randomBytes } from "node:crypto";
import { organizationId } from "~/rules/limits/base-api";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";

/** The maximum number of file UUIDs. An answer needs one, so more than this indicates abuse. */
const uuidsPerRegistration = 300;

/**
 * Creates a UUID for a locked registration: the organisation id and 32 hexadecimal digits. It is recorded as a
 * colleague’s if one creates it.
 */
export async function addUuid(
  trx: Db,
  registrationId: string,
  now: Date,
  colleagueId: string | null = null,
): Promise<string> {
  const uuid = `${organizationId}${randomBytes(16).toString("hex")}`;
  const { count } = await trx
    .selectFrom("file_uuid")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= uuidsPerRegistration) refuse("unacceptable", "file.tooMany", { max: uuidsPerRegistration });
  await trx
    .insertInto("file_uuid")
    .values({
      uuid,
      registration_id: registrationId,
      created_at: iso(now),
      used_at: null,
      retired_at: null,
      colleague_id: colleagueId,
    })
    .execute();
  return uuid;
}
