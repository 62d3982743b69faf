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
/** Where a file may come: the calls that take one, the tabs (a form without scripts brings its files along), the imports. */
const uploadPaths = [
  files.upload.path,
  companyFiles.upload.path,
  certification.upload.path,
  ...sectionIds.map(paths.section),
  paths.registerImport,
  paths.import,
].map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`));

/** Whether a request is an upload: a form with files, at an address that takes them. */
export const isUpload = ({ req }: Context<PortalEnv>): boolean =>
  isMultipart(req.header("content-type")) && uploadPaths.some((path) => path.test(req.path));

/** How much a request may send, counted while it is read: a file where a file may come, a form everywhere else. */
export const bodyLimits: MiddlewareHandler<PortalEnv> = async (context, next) =>
  isUpload(context) && !hasLength(context) ? context.text("", 411) : limitFor(context)(context, next);

function limitFor(context: Context<PortalEnv>) {
  if (isUpload(context)) return upload;
  const { req } = context;
  if (req.path === serviceFigures.reportSpeed.path) return speedReport;
  return isMultipart(req.header("content-type")) && avatarPaths.includes(req.path) ? avatar : form;
}

/**
 * Without a length a body is read to its end to be measured, into memory and before it is known whose it is. Browsers and proxies
 * send files with their length.
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
 * Reads and drops the rest of a request whose answer is ready: a connection that is closed with bytes unread is reset, and the
 * sender may lose the answer. Ends with the body, or once it is too large, takes too long or pauses: its sender may wait for the
 * answer before it sends more.
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
      // The stream that the request's readers would have read holds the rest back as soon as it has some.
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
