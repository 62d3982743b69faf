import { changeRequests, changeReview, stopChange } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle, handleSession } from "../http/router";
import { approve } from "./approve";
import { recordCall } from "./call-back";
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
  handleSession(changeRequests.propose, (input, asked) => propose(core, input, asked)),
  handleSession(changeRequests.sendCode, ({ changeId }, asked) => sendCodeAgain(core, changeId, asked)),
  handleSession(changeRequests.confirm, (input, asked) => confirm(core, input, asked)),
  handleSession(changeRequests.list, (page, { actor }) => listOwn(core, page, actor)),
  handleSession(changeRequests.one, ({ changeId }, { actor }) => viewOwn(core, changeId, actor)),
  handleSession(changeRequests.withdraw, async ({ changeId }, { actor, now }) => {
    await withdraw(core, changeId, actor, now);
    return {};
  }),

  handleSession(changeReview.queue, (asked) => queueOf(core, asked)),
  handleSession(changeReview.one, ({ changeId }, { actor }) => reviewOf(core, changeId, actor)),
  handleSession(changeReview.show, (asked, { actor, now }) => showOf(core, asked, actor, now)),
  handleSession(changeReview.recordCall, ({ changeId, contactId }, { actor, now }) =>
    recordCall(core, changeId, contactId, actor, now),
  ),
  handleSession(changeReview.approve, ({ changeId }, { actor, now }) => approve(core, changeId, actor, now)),
  handleSession(changeReview.refuse, ({ changeId, reason }, { actor, now }) =>
    refuseChange(core, changeId, reason, actor, now),
  ),

  handle(stopChange.look, (asked) => lookAtStop(core, asked)),
  handle(stopChange.stop, (asked, { now }) => stop(core, asked, now)),
];
