import { registration } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { takeStep } from "~/platform/cases/take-step";
import { load, loadSection, show } from "./load";
import { requestRegistrationCode } from "./request-code";
import { saveSection, saveSections } from "./save-section";
import { endSession, requireSession } from "~/platform/records/registrations/session";
import { start } from "./start";
import { submit } from "./submit";

/** The calls of a registration (§7). */
export const registrationHandlers = (core: Core): Handler[] => [
  handle(registration.requestCode, (input, context) => requestRegistrationCode(core, input, context)),
  handle(registration.start, (input, context) => start(core, input, context)),
  handle(registration.leave, async (_, { registrationToken, now }) => {
    await endSession(core, registrationToken, now);
    return {};
  }),
  handle(registration.load, (_, context) => load(core, context)),
  handle(registration.loadSection, (input, context) => loadSection(core, input, context)),
  handle(registration.show, (input, context) => show(core, input, context)),
  handle(registration.saveSection, (input, context) => saveSection(core, input, context)),
  handle(registration.saveSections, (input, context) => saveSections(core, input, context)),
  handle(registration.submit, (input, context) => submit(core, input, context)),
  handle(registration.withdraw, async (_, context) => {
    const registrationId = await requireSession(core, context);
    await takeStep(core, { registrationId, event: "withdraw", by: { kind: "registrant" }, now: context.now });
    return {};
  }),
];
