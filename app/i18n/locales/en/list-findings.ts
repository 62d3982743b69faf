import type { Words } from "~/i18n/words";
import type zh from "../zh/list-findings";

/** What is wrong with a value of a list, by code. Only purchasing loads them. */
export default {
  "lov.code": "{{label}}: begin with A–Z or 0–9, and use up to {{max}} of A–Z, 0–9, hyphens, underscores and dots",
  "lov.countryCode": "{{label}}: enter the 2 letters of ISO 3166, such as CN",
  "lov.currencyCode": "{{label}}: enter the 3 letters of ISO 4217, such as CNY",
  "lov.codeTaken": "The list has this code already. If its value was taken out, offer it again.",
  "lov.unknownParent": "{{label}}: this value is on no list. Select one.",
  "lov.unknownValue": "The list no longer has this value. Reload the page.",
  "lov.outdated": "Someone else has changed this value. Yours is not saved.",
  "lov.fixed": "The system depends on these values. Only their names can be changed.",
} satisfies Words<typeof zh>;
