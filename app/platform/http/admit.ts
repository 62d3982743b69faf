import type { Endpoint } from "~/contract/endpoint";
import type { Context } from "~/platform/ground/context";
import type { Core } from "~/platform/ground/core";
import { countAgainst } from "~/platform/ground/database/rate";
import { uploadsPerAddress } from "~/platform/ground/settings/limits";
import { requireKnownToken } from "~/platform/records/registrations/session";
import { type Actor, requireActor } from "~/platform/records/sessions/actor";

/** What is checked before a body is read: who calls, and how often they upload. Gives the actor of a session's call. */
export async function admit(core: Core, context: Context, endpoint: Endpoint): Promise<Actor | null> {
  if (endpoint.access === "registration") await requireKnownToken(core.db, context);
  const actor = endpoint.access === "session" ? await requireActor(core, context, endpoint) : null;
  if (endpoint.multipart) {
    const subject = core.seal.hash("address", context.addressGroup);
    await countAgainst(core.db, context.now, [{ rate: uploadsPerAddress, subject }]);
  }
  return actor;
}
