import { managedDomains } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listDomains, loadDomainConfig } from "./list-domains";
import { removeDomain, saveDomain } from "./save-domain";

/** The calls with which super admins configure the hosts of the portal. */
export const domainHandlers = (core: Core): Handler[] => [
  handleSession(managedDomains.list, (page) => listDomains(core, page)),
  handleSession(managedDomains.load, ({ domain }) => loadDomainConfig(core, domain)),
  handleSession(managedDomains.save, (input, { actor, now }) =>
    saveDomain(core, input, { byId: actor.accountId, now }),
  ),
  handleSession(managedDomains.remove, async (input, { actor, now }) => {
    await removeDomain(core, input, { byId: actor.accountId, now });
    return {};
  }),
];
