import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/lists";

/** Lists of values: the name of each, the hint for its search, and its columns. */
export default {
  names: {
    country: "Country or region",
    province: "Province",
    city: "City",
    currency: "Currency",
    category: "Supply category",
    region: "Region",
    taskState: "Task status",
    timeZone: "Time zone",
    bank: "Bank",
  },
  fields: {
    search: "Name or code",
    name: "Name",
    code: "Code",
    searchBank: "Bank name",
    bankName: "Bank",
    bankCode: "SWIFT code or first 3 digits of the CNAPS code",
  },
} satisfies Words<typeof zh>;
