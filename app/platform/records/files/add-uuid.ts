import { randomBytes } from "node:crypto";
import { organizationId } from "~/rules/limits/base-api";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";

/** File UUIDs are one an answer; far more than a form can use is a flood. */
const uuidsPerRegistration = 300;

/** Makes a UUID under a registration that is locked: the organisation id and 32 hexadecimal digits. A colleague’s is noted as theirs. */
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
