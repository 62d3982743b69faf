import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import type { FileOwner } from "~/platform/records/files/owner";
import { requireUuid } from "~/platform/records/files/find";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { lockRegistration } from "~/platform/records/registrations/lock";
import { requireCompany } from "~/platform/records/registrations/supplier";

/**
 * The files of an approved company, to who is signed in for it. What a section or a request uses is on record: it is changed
 * by request only. Documents of the certification are changed while it is asked for.
 */
export async function companyOwner(core: Core, actor: Actor): Promise<FileOwner> {
  const { id } = await requireCompany(core, actor);
  return {
    registrationId: id,
    actor: `account:${actor.accountId}`,
    async lock(trx, uuid) {
      const { state } = await lockRegistration(trx, id);
      if (uuid === null) return;
      await requireUuid(trx, id, uuid);
      if (!(await isOnRecord(trx, uuid))) return;
      if (!(await isOfCertification(trx, uuid))) refuse("conflict", "file.onRecord");
      if (state !== "certification") refuse("conflict", "certification.closed");
    },
  };
}

async function isOnRecord(trx: Db, uuid: string) {
  const row = await trx.selectFrom("file_uuid").select("used_at").where("uuid", "=", uuid).executeTakeFirst();
  return row?.used_at !== null;
}

async function isOfCertification(trx: Db, uuid: string) {
  const row = await trx.selectFrom("certification_document").select("type").where("uuid", "=", uuid).executeTakeFirst();
  return row !== undefined;
}
