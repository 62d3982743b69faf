import { changeRequests, changeReview, stopChange } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { approve } from "./approve";
import { recordCall } from "./call-back";
import { closeLink } from "./close-link";
import { confirm, sendCodeAgain } from "./code";
import { listOwn, viewOwn } from "./own";
import { propose } from "./propose";
import { refuseChange } from "./refuse-change";
import { queueOf, reviewOf } from "./review";
import { showOf } from "./show";
import { lookAtStop, stop } from "./stop";
import { withdraw } from "./withdraw";

/** The calls of change requests: the supplier's, purchasing's, and those of the stop link. */
export const changeHandlers = (core: Core): Handler[] => [
  handleSession(changeRequests.propose, (input, context) => propose(core, input, context)),
  handleSession(changeRequests.sendCode, ({ changeId }, context) => sendCodeAgain(core, changeId, context)),
  handleSession(changeRequests.confirm, (input, context) => confirm(core, input, context)),
  handleSession(changeRequests.list, (page, { actor }) => listOwn(core, page, actor)),
  handleSession(changeRequests.one, ({ changeId }, { actor }) => viewOwn(core, changeId, actor)),
  handleSession(changeRequests.withdraw, async ({ changeId }, { actor, now }) => {
    await withdraw(core, changeId, actor, now);
    return {};
  }),

  handleSession(changeReview.queue, (query) => queueOf(core, query)),
  handleSession(changeReview.one, ({ changeId }, { actor, now }) => reviewOf(core, changeId, actor, now)),
  handleSession(changeReview.show, (input, { actor, now }) => showOf(core, input, actor, now)),
  handleSession(changeReview.recordCall, (input, { actor, now }) => recordCall(core, input, actor, now)),
  handleSession(changeReview.closeLink, async (input, { actor, now }) => {
    await closeLink(core, input, actor, now);
    return {};
  }),
  handleSession(changeReview.approve, (input, { actor, now }) => approve(core, input, actor, now)),
  handleSession(changeReview.refuse, (input, { actor, now }) => refuseChange(core, input, actor, now)),

  handle(stopChange.look, (input) => lookAtStop(core, input)),
  handle(stopChange.stop, (input, { now }) => stop(core, input, now)),
];
