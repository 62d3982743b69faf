import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { fileMaxBytes } from "~/rules/limits";
import type { PortalEnv } from "./request-facts";

const kilobyte = 1024;
const form = bodyLimit({ maxSize: 256 * kilobyte, onError: (context) => context.text("", 413) });
const upload = bodyLimit({ maxSize: fileMaxBytes + 320 * kilobyte, onError: (context) => context.text("", 413) });

/** How much a request may send, counted while it is read: a file where a file may come, a form everywhere else. */
export const bodyLimits: MiddlewareHandler<PortalEnv> = (context, next) =>
  mayCarryFile(context.req.path, context.req.header("content-type")) ? upload(context, next) : form(context, next);

const mayCarryFile = (path: string, type = "") =>
  type.startsWith("multipart/form-data") && /^\/(hfle|register)\//.test(path);
