import { companyLookup } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { lookUp } from "./look-up";

/** Looking a company up at the third-party service (§7). */
export const companyLookupHandlers = (core: Core): Handler[] => [
  handle(companyLookup.lookUp, ({ keyword }, context) => lookUp(core, keyword, context)),
];
