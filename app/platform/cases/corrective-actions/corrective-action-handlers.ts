import { correctiveActions } from "~/contract";
import { toDueDays } from "~/rules/corrective-action/due-days";
import { isSupplier } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listActions, requireAction, toActionSummary } from "~/platform/records/corrective-actions/corrective-actions";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { findCompany, requireCompany } from "~/platform/records/registrations/find-registration";
import { answerAction } from "./answer";
import { decideAction } from "./decide";
import { listAll } from "./list";
import { loadAction, loadForPurchasing } from "./load";
import { requestAction } from "./request";

/** The corrective actions of suppliers: purchasing requests and decides, and the supplier answers. */
export const correctiveActionHandlers = (core: Core): Handler[] => [
  handleSession(correctiveActions.list, (input, { now }) => listAll(core, input, now)),
  handleSession(correctiveActions.ofSupplier, ({ registrationId }, { now }) =>
    listOfSupplier(core, registrationId, now),
  ),
  handleSession(correctiveActions.load, ({ actionId }, { now }) => loadForPurchasing(core, actionId, now)),
  handleSession(correctiveActions.request, (input, context) => requestAction(core, input, context)),
  handleSession(correctiveActions.decide, async (input, context) => {
    await decideAction(core, input, context);
    return {};
  }),
  handleSession(correctiveActions.listOwn, async (_, { actor, now }) => {
    const company = await findCompany(core, actor);
    return company ? (await listActions(core.db, company.id)).map((row) => toActionSummary(core, row, now)) : [];
  }),
  handleSession(correctiveActions.loadOwn, async ({ actionId }, { actor, now }) => {
    const { id } = await requireCompany(core, actor);
    return loadAction(core, await requireAction(core.db, actionId, id), now);
  }),
  handleSession(correctiveActions.answer, async (input, context) => {
    await answerAction(core, input, context);
    return {};
  }),
];

async function listOfSupplier(core: Core, registrationId: string, now: Date) {
  const { id, state } = await requireSubmitted(core, registrationId);
  const { first, last } = toDueDays(chinaDate(now));
  return {
    actions: (await listActions(core.db, id)).map((row) => toActionSummary(core, row, now)),
    canRequest: isSupplier(state),
    firstDay: first,
    lastDay: last,
  };
}
