import type { Finding } from "../finding";
import { file, groupedFields, listed, listedMany, optional, rows, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxChosen, maxRows, topCustomers, turnoverYears } from "./limits";
import { type Answers, section, type SectionContext } from "../section";
import type { FormValues } from "../form-values";
import { fileErrors } from "./file-uuids";
import { name, amount, email, hundredths, percent, phone, tenThousands, year, yearsCount } from "../text-fields";

const fields = groupedFields({
  coverage: {
    coverageCountries: listedMany("HPFM.COUNTRY", maxChosen.countries),
    categories: listedMany("ISP.CATEGORY", maxChosen.categories),
  },
  turnover: {
    turnoverCurrency: listed("HPFM.CURRENCY"),
    turnover: rows({ year: year(), amount: amount() }, turnoverYears),
  },
  customers: {
    customers: rows(
      {
        name: name(),
        product: text(lengths.name),
        annualAmount: tenThousands(),
        salesShare: percent(),
        cooperationYears: yearsCount(),
      },
      topCustomers,
    ),
  },
  people: {
    corePersonnel: rows(
      {
        name: name(),
        position: text(lengths.name),
        phone: optional(phone()),
        email: optional(email()),
      },
      maxRows.personnel,
    ),
  },
  profile: { companyProfile: optional(file()) },
});
type Business = Answers<typeof fields>;

/** Company: operating information (§5, "Turnover and customers"). */
export const business = section({ fields, errors, warnings: () => [] });

/** The years whose turnover is required: the last three complete years, newest first. */
export function requiredTurnoverYears(today: string): string[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: turnoverYears }, (_, ago) => String(current - 1 - ago));
}

/** The rows of the turnover in the order of the required years, each with the saved answer for its year. */
export function turnoverRows(savedRows: FormValues["turnover"], today: string): FormValues[] {
  const savedYears = Array.isArray(savedRows)
    ? savedRows.filter((row): row is FormValues => typeof row === "object")
    : [];
  return requiredTurnoverYears(today).map(
    (turnoverYear) =>
      savedYears.find((row) => row["year"] === turnoverYear) ?? { id: `year-${turnoverYear}`, year: turnoverYear },
  );
}

function* errors(
  { turnover = [], customers = [], companyProfile }: Business,
  { today, infectedFiles }: SectionContext,
): Generator<Finding> {
  // It may be left out, so that only a virus in it is an error.
  yield* fileErrors("companyProfile", companyProfile, { today, infectedFiles });
  yield* turnoverErrors(turnover, requiredTurnoverYears(today));
  const shares = customers.reduce((sum, customer) => sum + (hundredths(customer.salesShare) ?? 0), 0);
  if (shares > 100 * 100) yield { field: "customers", code: "business.customers.share", params: { sum: shares / 100 } };
}

/** All three years must be filled, with valid years only (§5). */
function* turnoverErrors(turnover: NonNullable<Business["turnover"]>, years: string[]): Generator<Finding> {
  if (turnover.length < turnoverYears)
    yield { field: "turnover", code: "business.turnover.three", params: { years: turnoverYears } };
  for (const [at, row] of turnover.entries()) {
    const field = `turnover[${at}].year`;
    if (!row.year) continue;
    if (!years.includes(row.year))
      yield { field, code: "business.turnover.year", params: { from: years.at(-1) ?? "", to: years[0] ?? "" } };
    else if (turnover.findIndex((other) => other.year === row.year) < at)
      yield { field, code: "business.turnover.repeated", params: { year: row.year } };
  }
}
