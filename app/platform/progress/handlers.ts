import { progress } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle } from "../http/router";
import { queryProgress, requestProgressCode } from "./query";

/** The calls of the progress query (§7). */
export const progressHandlers = (core: Core): Handler[] => [
  handle(progress.requestCode, (input, context) => requestProgressCode(core, input, context)),
  handle(progress.query, (input, context) => queryProgress(core, input, context)),
];
