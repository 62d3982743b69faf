import { randomBytes } from "node:crypto";
import { organizationId } from "~/rules/limits";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { uuidsPerRegistration } from "../limits";
import { lockToFill } from "../registration/lock";
import { requireSession } from "../registration/session";

/** A new, empty file UUID: the organisation id and 32 hexadecimal digits. */
export async function createUuid(core: Core, context: Context): Promise<{ content: string }> {
  const registrationId = await requireSession(core, context);
  const uuid = `${organizationId}${randomBytes(16).toString("hex")}`;
  await core.db.transaction().execute(async (trx) => {
    await lockToFill(trx, registrationId);
    const { count } = await trx
      .selectFrom("file_uuid")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("registration_id", "=", registrationId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= uuidsPerRegistration) refuse(422, "file.tooMany", { max: uuidsPerRegistration });
    await trx
      .insertInto("file_uuid")
      .values({ uuid, registration_id: registrationId, created_at: iso(context.now), used_at: null })
      .execute();
  });
  return { content: uuid };
}
