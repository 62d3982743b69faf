import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { IncomingMessage } from "node:http";
import { certification, companyFiles, files, profile, serviceFigures } from "~/contract";
import { paths } from "~/paths";
import { avatarMaxBytes } from "~/rules/profile/avatar";
import { fileMaxBytes } from "~/rules/files/limits";
import { formMaxBytes } from "~/rules/limits/forms";
import { restMaxBytes, restMaxMs, restPauseMs } from "~/rules/limits/uploads";
import { speedReportBytes } from "~/rules/service/page-speed";
import { sectionIds } from "~/rules/registration/section-ids";
import type { PortalEnv } from "./request-facts";

const empty413 = (context: Context) => context.text("", 413);
const form = bodyLimit({ maxSize: formMaxBytes, onError: empty413 });
const speedReport = bodyLimit({ maxSize: speedReportBytes, onError: empty413 });
const upload = bodyLimit({ maxSize: fileMaxBytes + formMaxBytes, onError: empty413 });
const avatar = bodyLimit({ maxSize: avatarMaxBytes + formMaxBytes, onError: refuseAvatar });

const avatarPaths: string[] = [paths.personal, profile.updateAvatarPicture.path];
/**
 * The addresses that accept a file: upload calls, tabs (whose forms contain the files if scripts are off), and imports.
 */
const uploadPaths = [
  files.upload.path,
  companyFiles.upload.path,
  certification.upload.path,
  ...sectionIds.map(paths.section),
  paths.registerImport,
  paths.import,
].map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`));

/** Whether a request is an upload: a form with files, to an address that accepts them. */
export const isUpload = ({ req }: Context<PortalEnv>): boolean =>
  isMultipart(req.header("content-type")) && uploadPaths.some((path) => path.test(req.path));

/**
 * Limits the size of a request body while it is read: that of a file at addresses that accept one, that of a form
 * elsewhere.
 */
export const bodyLimits: MiddlewareHandler<PortalEnv> = async (context, next) =>
  isUpload(context) && !hasLength(context) ? context.text("", 411) : limitFor(context)(context, next);

function limitFor(context: Context<PortalEnv>) {
  if (isUpload(context)) return upload;
  const { req } = context;
  if (req.path === serviceFigures.reportSpeed.path) return speedReport;
  return isMultipart(req.header("content-type")) && avatarPaths.includes(req.path) ? avatar : form;
}

/**
 * Without a length, a body would have to be read into memory to be measured, before the sender is known. Browsers and
 * proxies send files with their length.
 */
const hasLength = ({ req }: Context<PortalEnv>): boolean =>
  req.header("content-length") !== undefined && req.header("transfer-encoding") === undefined;

const isMultipart = (type = "") => /^multipart\/form-data\b/i.test(type);

/**
 * Rejects an oversized avatar (§5) so that the page can still show the error next to its field: browsers read a response only
 * after sending the whole body, so the rest is read and discarded, up to the limit of any upload.
 */
async function refuseAvatar({ req }: Context<PortalEnv>): Promise<Response> {
  await drain(req.raw);
  return req.path === paths.personal
    ? new Response(null, { status: 303, headers: { location: paths.avatarTooLarge } })
    : Response.json({ failed: true, code: "avatar.size", type: "warn" }, { status: 413 });
}

async function drain({ body }: Request) {
  // A body without a length has been read up to the limit; no browser sends one.
  if (!body || body.locked) return;
  let remainingBytes = fileMaxBytes;
  for await (const piece of body) {
    remainingBytes -= piece.length;
    if (remainingBytes < 0) return;
  }
}

/**
 * Reads and discards the rest of a request once its response is ready. A connection closed with unread bytes is reset,
 * and the sender may lose the response. Stops at the end of the body, or if it is too large, takes too long or pauses,
 * because the sender may wait for the response before it sends more.
 */
export function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let remainingBytes = restMaxBytes;
    const timer = setTimeout(end, restMaxMs);
    let pause = setTimeout(end, restPauseMs);
    function take(piece: Buffer) {
      clearTimeout(pause);
      pause = setTimeout(end, restPauseMs);
      remainingBytes -= piece.length;
      if (remainingBytes < 0) return end();
      // The request's own stream stops reading as soon as it has a chunk that no one takes.
      incoming.resume();
    }
    function end() {
      clearTimeout(timer);
      clearTimeout(pause);
      incoming.off("data", take).off("close", end).off("end", end).off("error", end);
      resolve();
    }
    incoming.on("data", take).on("close", end).on("end", end).on("error", end);
    incoming.resume();
  });
}
