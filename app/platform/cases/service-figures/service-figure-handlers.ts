import { serviceFigures } from "~/contract";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { findHead } from "~/platform/records/teamwork/purchasing-head";
import type { Actor } from "~/platform/records/sessions/actor";
import { countSpeed } from "./count-speed";
import { loadServiceFigures } from "./load-service-figures";

/**
 * Statistics of the service for super admins and the head of purchasing, and the reports from browsers that they are
 * based on.
 */
export const serviceFigureHandlers = (core: Core): Handler[] => [
  handleSession(serviceFigures.load, async (input, { actor, now }) =>
    (await maySeeFigures(core, actor)) ? loadServiceFigures(core, input, now) : refuse("forbidden", "request.e403"),
  ),
  handleSession(serviceFigures.loadAccess, async (_, { actor }) => ({ permitted: await maySeeFigures(core, actor) })),
  handle(serviceFigures.reportSpeed, (report, context) => countSpeed(core, report, context)),
];

const maySeeFigures = async ({ db }: Core, { superAdmin, accountId }: Actor) =>
  superAdmin || (await findHead(db)) === accountId;
