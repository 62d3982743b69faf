import { buyingCompanies } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { endCompany, reopenCompany, saveCompany } from "./change-company";
import { listBuyers } from "./list-companies";

/** The calls with which super admins manage buying companies. */
export const buyingCompanyHandlers = (core: Core): Handler[] => [
  handleSession(buyingCompanies.list, () => listBuyers(core)),
  handleSession(buyingCompanies.save, (input, { actor, now }) =>
    saveCompany(core, input, { byId: actor.accountId, now }),
  ),
  handleSession(buyingCompanies.end, async (input, { actor, now }) => {
    await endCompany(core, input, { byId: actor.accountId, now });
    return {};
  }),
  handleSession(buyingCompanies.reopen, async (input, { actor, now }) => {
    await reopenCompany(core, input, { byId: actor.accountId, now });
    return {};
  }),
];
