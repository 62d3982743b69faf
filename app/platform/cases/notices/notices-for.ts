import type { Db } from "~/platform/ground/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { iso } from "~/platform/ground/base/instants";

/** The notices an actor may see: published, not over, and for everybody or for the actor's tenant, role or region. */
export function noticesFor(db: Db, { accountId, tenantId, roles }: Actor, now: Date) {
  const region = db.selectFrom("account").select("account.region").where("account.id", "=", accountId);
  return db
    .selectFrom("notice")
    .where("published_at", "<=", iso(now))
    .where((either) => either.or([either("ends_at", "is", null), either("ends_at", ">", iso(now))]))
    .where((either) => either.or([either("tenant_id", "is", null), either("tenant_id", "=", tenantId)]))
    .where((either) =>
      either.or([either("role_code", "is", null), ...roles.map((role) => either("role_code", "=", role))]),
    )
    .where((either) => either.or([either("region", "is", null), either("region", "=", region)]));
}
