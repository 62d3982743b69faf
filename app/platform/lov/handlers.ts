import { lov } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle } from "../http/router";
import { findValues } from "./find-values";

/** The lists of values (§7). */
export const lovHandlers = (core: Core): Handler[] => [
  handle(lov.values, (input, context) => findValues(core, input, context)),
];
