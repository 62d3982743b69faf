import { colleagues } from "~/contract";
import { type Handler, handle } from "~/platform/cases/handler";
import type { Core } from "~/platform/core/core";
import { enterColleague, lookAtColleagueLink, requestColleagueCode } from "./enter-colleague";
import { inviteToTabs } from "./invite-to-tabs";
import { changeTabs, listInvited, removeColleague, resendToColleague } from "./manage-colleagues";
import { reportTab } from "./report-tab";

/** The calls that manage the colleagues of a registration, and those with which colleagues sign in. */
export const colleagueHandlers = (core: Core): Handler[] => [
  handle(colleagues.list, (_, context) => listInvited(core, context)),
  handle(colleagues.invite, (input, context) => inviteToTabs(core, input, context)),
  handle(colleagues.resend, (input, context) => resendToColleague(core, input, context)),
  handle(colleagues.changeTabs, (input, context) => changeTabs(core, input, context)),
  handle(colleagues.remove, (input, context) => removeColleague(core, input, context)),
  handle(colleagues.look, (input, context) => lookAtColleagueLink(core, input, context)),
  handle(colleagues.requestCode, (input, context) => requestColleagueCode(core, input, context)),
  handle(colleagues.enter, (input, context) => enterColleague(core, input, context)),
  handle(colleagues.reportTab, (input, context) => reportTab(core, input, context)),
];
