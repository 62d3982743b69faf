import { progress } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { queryProgress, requestProgressCode } from "./query";

/** The calls of the progress query (§7). */
export const progressHandlers = (core: Core): Handler[] => [
  handle(progress.requestCode, (input, context) => requestProgressCode(core, input, context)),
  handle(progress.query, (input, context) => queryProgress(core, input, context)),
];
