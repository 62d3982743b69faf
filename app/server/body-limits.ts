import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { profile } from "~/contract";
import { paths } from "~/paths";
import { avatarMaxBytes, fileMaxBytes } from "~/rules/limits";
import type { PortalEnv } from "./request-facts";

const kilobyte = 1024;
const form = bodyLimit({ maxSize: 256 * kilobyte, onError: (context) => context.text("", 413) });
const upload = bodyLimit({ maxSize: fileMaxBytes + 320 * kilobyte, onError: (context) => context.text("", 413) });
const avatar = bodyLimit({ maxSize: avatarMaxBytes + 64 * kilobyte, onError: refuseAvatar });
const avatarPaths: string[] = [paths.personal, profile.updateAvatarPicture.path];

/** How much a request may send, counted while it is read: a file where a file may come, a form everywhere else. */
export const bodyLimits: MiddlewareHandler<PortalEnv> = (context, next) => limitOf(context)(context, next);

function limitOf({ req }: Context<PortalEnv>) {
  if (!req.header("content-type")?.startsWith("multipart/form-data")) return form;
  if (avatarPaths.includes(req.path)) return avatar;
  return /^\/(?:hfle|register)\/|^\/gsrm\/ImportPage$/.test(req.path) ? upload : form;
}

/**
 * A picture that is too large (§5) is not taken in, and the page still says so beside its field: a browser hears an answer
 * only once it has sent everything, so what it sends is read and dropped, as far as any upload may go.
 */
async function refuseAvatar({ req }: Context<PortalEnv>): Promise<Response> {
  await readAway(req.raw);
  return req.path === paths.personal
    ? new Response(null, { status: 303, headers: { location: paths.avatarTooLarge } })
    : Response.json({ failed: true, code: "avatar.size", type: "warn" }, { status: 413 });
}

async function readAway({ body }: Request) {
  // A body without a length has been read up to the limit, and its sender is no browser.
  if (!body || body.locked) return;
  let left = fileMaxBytes;
  for await (const piece of body) {
    left -= piece.length;
    if (left < 0) return;
  }
}
