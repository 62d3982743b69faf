import { consent } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { confirmConsent } from "./confirm";
import { consentStatus } from "./status";

/** The calls of the consent dialog (§4). */
export const consentHandlers = (core: Core): Handler[] => [
  handleSession(consent.status, (_, { actor }) => consentStatus(core, actor)),
  handleSession(consent.confirm, ({ confirmDate }, context) => confirmConsent(core, confirmDate, context)),
];
