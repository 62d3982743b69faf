import { chinaDate } from "~/rules/calendar/china-date";
import { nextCount } from "~/platform/core/database/next-count";
import type { Db } from "~/platform/core/database/schema";

const digits = 6;

/** The next registration number: `SR-20261121-000123`, with the date in China. The column also has a unique constraint. */
export const nextRegistrationNumber = async (trx: Db, now: Date): Promise<string> =>
  `SR-${chinaDate(now).replaceAll("-", "")}-${String(await nextCount(trx, "registration")).padStart(digits, "0")}`;
