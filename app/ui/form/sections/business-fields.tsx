import { FieldGroups } from "../parts/field-groups";
import { TurnoverTable } from "./turnover-table";

/** The fields by group, in the order of the form. */
const groups = {
  coverage: ["coverageCountries", "categories"],
  turnover: ["turnoverCurrency", "turnover"],
  customers: ["customers"],
  people: ["corePersonnel"],
  profile: ["companyProfile"],
} as const;

/** Company: operating information. */
export const BusinessFields = () => <FieldGroups groups={groups} special={special} />;

const special = { turnover: TurnoverTable };
