import type { Finding } from "../finding";
import { file, groupedFields, listed, listedMany, optional, rows, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxChosen, maxRows, topCustomers, turnoverYears } from "./limits";
import { type Answers, section, type SectionContext } from "../section";
import { fileErrors } from "./file-uuids";
import { requiredTurnoverYears, turnoverErrors } from "./turnover";
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

function* errors(
  { turnover = [], customers = [], companyProfile }: Business,
  { today, infectedFiles }: SectionContext,
): Generator<Finding> {
  // It is optional, so only a virus in it is an error.
  yield* fileErrors("companyProfile", companyProfile, { today, infectedFiles });
  yield* turnoverErrors(turnover, requiredTurnoverYears(today));
  const shares = customers.reduce((sum, customer) => sum + (hundredths(customer.salesShare) ?? 0), 0);
  if (shares > 100 * 100) yield { field: "customers", code: "business.customers.share", params: { sum: shares / 100 } };
}
