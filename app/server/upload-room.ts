import type { MiddlewareHandler } from "hono";
import { dictionary } from "~/i18n/i18n.server";
import { busySeconds, uploadsAtOnce, uploadsAtOncePerAddress, uploadsWaiting, uploadWaitMs } from "~/rules/limits";
import { Busy, Slots } from "~/rules/slots";
import { detectLanguage } from "~/session/cookies.server";
import { isUpload } from "./body-limits";
import type { PortalEnv } from "./request-facts";

const shared = new Slots({ atOnce: uploadsAtOnce, waiting: uploadsWaiting, waitMs: uploadWaitMs });
/** The uploads of each address that sends any just now. */
const perAddress = new Map<string, { slots: Slots; uploads: number }>();

/**
 * A file is in memory while it is received, so their number at a time is limited, also for one address. An upload beyond that
 * waits with its body unread; one that waits too long is refused with the time to come again (503).
 */
export const uploadRoom: MiddlewareHandler<PortalEnv> = async (context, next) => {
  if (!isUpload(context)) return next();
  try {
    return await ofAddress(context.get("clientAddress"), () => shared.run(next));
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    const headers = { "retry-after": String(busySeconds) };
    if (!context.req.path.startsWith("/hfle/")) {
      const language = await detectLanguage(context.req.raw);
      return context.text(dictionary(language).t("findings:file.busy"), 503, headers);
    }
    return context.json({ failed: true, code: "file.busy", type: "error" }, 503, headers);
  }
};

/** Runs an upload in the room of its address, which is forgotten with its last one. */
async function ofAddress(address: string, run: () => Promise<void>): Promise<void> {
  const room = perAddress.get(address) ?? { slots: newRoom(), uploads: 0 };
  perAddress.set(address, room);
  room.uploads += 1;
  try {
    await room.slots.run(run);
  } finally {
    room.uploads -= 1;
    if (room.uploads === 0) perAddress.delete(address);
  }
}

const newRoom = () => new Slots({ atOnce: uploadsAtOncePerAddress, waiting: uploadsWaiting, waitMs: uploadWaitMs });
