import { agencies } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listAgencies } from "./list-agencies";

/** The calls of agents among the suppliers (§7). */
export const agencyHandlers = (core: Core): Handler[] => [
  handleSession(agencies.list, (input) => listAgencies(core, input)),
];
