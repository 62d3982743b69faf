import { figures, reviewCalendar } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";
import { listPeople } from "~/platform/records/accounts/people";
import { findHead, saveHead } from "~/platform/records/teamwork/purchasing-head";
import { requireColleague } from "~/platform/records/teamwork/reviewers";
import { loadSettingVersion, saveList } from "~/platform/records/teamwork/setting-lists";
import { listCompanyDays, replaceCompanyDays } from "~/platform/records/working-calendar";
import { loadAgeing } from "./ageing";
import { loadFigures } from "./figures";
import { loadReturnedAnswers } from "./returned-answers";
import { loadSummary } from "./summary";

/** Figures on reviews and waiting times, with the calendar of working days and the head of purchasing. */
export const figureHandlers = (core: Core): Handler[] => [
  handleSession(figures.load, (input, { now }) => loadFigures(core, input, now)),
  handleSession(figures.loadAgeing, (_, { actor, now }) => loadAgeing(core.db, actor, now)),
  handleSession(figures.loadReturned, (input, { now }) => loadReturnedAnswers(core.db, input, now)),
  handleSession(figures.summary, (_, context) => loadSummary(core, context)),
  handleSession(reviewCalendar.loadDays, async () => ({
    version: await loadSettingVersion(core.db, "calendar"),
    items: await listCompanyDays(core.db),
  })),
  handleSession(reviewCalendar.saveDays, ({ version, items }, { actor, now }) =>
    saveList(core.db, { name: "calendar", version, items: items.length, accountId: actor.accountId, now }, (trx) =>
      replaceCompanyDays(trx, items),
    ),
  ),
  handleSession(reviewCalendar.loadHead, async () => {
    const head = await findHead(core.db);
    return { head: (await listPeople(core, [head])).get(head ?? "") ?? null };
  }),
  handleSession(reviewCalendar.saveHead, async ({ accountId }, context) => {
    await nameHead(core, accountId, context);
    return {};
  }),
];

async function nameHead(core: Core, head: string | null, { actor, now }: ActorContext) {
  if (head !== null) await requireColleague(core, actor.tenantId, head);
  await core.db.transaction().execute(async (trx) => {
    await saveHead(trx, head);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "reviewSettings.head",
      subject: "settings:head",
      details: { head: head ?? "" },
    });
  });
}
