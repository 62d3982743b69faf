import { consent } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { confirmConsent } from "./confirm";
import { consentStatus } from "./status";
import { withdrawConsent } from "./withdraw";

/** The calls of the consent dialog (§4), and of who takes a consent back. */
export const consentHandlers = (core: Core): Handler[] => [
  handleSession(consent.status, (_, { actor }) => consentStatus(core, actor)),
  handleSession(consent.confirm, ({ confirmDate }, context) => confirmConsent(core, confirmDate, context)),
  handleSession(consent.withdraw, (_, context) => withdrawConsent(core, context)),
];
