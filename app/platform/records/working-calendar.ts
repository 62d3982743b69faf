import type { Db } from "~/platform/core/database/schema";
import type { WorkingCalendar } from "~/rules/calendar/working-days";
import type { CompanyDay } from "~/rules/teamwork/settings";

/** The working days that a super admin added to or removed from the calendar, in order. */
export async function listCompanyDays(db: Db): Promise<CompanyDay[]> {
  const rows = await db.selectFrom("company_day").selectAll().orderBy("day").execute();
  return rows.map(({ day, is_working, name }) => ({ day, isWorking: is_working === 1, name }));
}

/** The company's days in the format that the rules use. */
export const loadWorkingCalendar = async (db: Db): Promise<WorkingCalendar> =>
  new Map((await listCompanyDays(db)).map(({ day, isWorking }) => [day, isWorking]));

/** Replaces the company's days. */
export async function replaceCompanyDays(trx: Db, days: readonly CompanyDay[]): Promise<void> {
  await trx.deleteFrom("company_day").execute();
  if (days.length === 0) return;
  await trx
    .insertInto("company_day")
    .values(days.map(({ day, isWorking, name }) => ({ day, is_working: isWorking ? 1 : 0, name })))
    .execute();
}
