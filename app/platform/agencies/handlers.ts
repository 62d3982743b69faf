import { agencies } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { listAgencies } from "./list-agencies";

/** The calls of agents among the suppliers (§7). */
export const agencyHandlers = (core: Core): Handler[] => [
  handleSession(agencies.list, (asked) => listAgencies(core, asked)),
];
