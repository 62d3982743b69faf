import { scorecard } from "~/contract";
import { isSupplier } from "~/rules/onboarding/stages";
import { toGrade, toTotal } from "~/rules/scorecard/measures";
import { listScorableQuarters } from "~/rules/scorecard/quarters";
import type { ScorecardRow } from "~/rules/scorecard/scorecard-sheet";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listPeople } from "~/platform/records/accounts/people";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { findCompany } from "~/platform/records/registrations/find-registration";
import { listScorecards, openScorecard } from "~/platform/records/scorecard/scorecards";
import { checkRows } from "./check";
import { enterScores } from "./enter";
import { enterMany } from "./enter-many";

/** Scorecards of suppliers. Purchasing reads and enters them, and the supplier reads its own. */
export const scorecardHandlers = (core: Core): Handler[] => [
  handleSession(scorecard.list, ({ registrationId }, { now }) => listForPurchasing(core, registrationId, now)),
  handleSession(scorecard.enter, (input, context) => enterScores(core, input, context)),
  handleSession(scorecard.check, ({ rows }, { now }) => checkMany(core, rows, now)),
  handleSession(scorecard.enterMany, (input, context) => enterMany(core, input, context)),
  handleSession(scorecard.own, async (_, { actor }) => {
    const row = await findCompany(core, actor);
    return row ? (await listScorecards(core.db, row.id)).map((one) => openScorecard(core, one)) : [];
  }),
];

async function checkMany({ db }: Core, rows: readonly ScorecardRow[], now: Date) {
  const { entries, findings } = await checkRows(db, rows, now);
  return {
    entries: entries.map(({ company, ...entry }) => {
      const total = toTotal(entry);
      return { ...entry, companyName: company.company_name, total, grade: toGrade(total) };
    }),
    findings,
    periods: listScorableQuarters(chinaDate(now)),
  };
}

async function listForPurchasing(core: Core, registrationId: string, now: Date) {
  const { id, state } = await requireSubmitted(core, registrationId);
  const rows = await listScorecards(core.db, id);
  const people = await listPeople(
    core,
    rows.map(({ entered_by }) => entered_by),
  );
  return {
    scorecards: rows.map((row) => ({
      ...openScorecard(core, row),
      version: row.version,
      enteredBy: people.get(row.entered_by)?.userName ?? "",
    })),
    periods: isSupplier(state) ? listScorableQuarters(chinaDate(now)) : [],
  };
}
