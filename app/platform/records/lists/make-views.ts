import { listsPath } from "~/contract/paths";
import { defaultPageSize, timeZonePageSize } from "~/rules/paging/page-sizes";
import type { Tables } from "~/platform/core/database/schema";
import { inBoth, type InBoth, type Say } from "~/platform/core/words/words-in";
import type { SearchField } from "./search-list-values";

/** The keys under a branch of the `lists` texts. */
type NameUnder<Branch extends string> = Parameters<Say<"lists">>[0] extends infer Key
  ? Key extends `${Branch}.${infer Name}`
    ? Name
    : never
  : never;
type Field = InBoth<string> & { name: SearchField };
/** The stored definition of how a list is searched and displayed. */
export type ViewFields = { query: Field[]; table: Field[] };
type Seed = {
  lovCode: string;
  name: NameUnder<"names">;
  /** Query fields and columns, in this order. */
  query: Field[];
  table: Field[];
  type?: "SQL" | "URL" | "IDP";
  pageSize?: number;
};

const field = (name: SearchField, label: NameUnder<"fields">): Field => ({
  name,
  ...inBoth("lists", (t) => t(`fields.${label}`)),
});
const find = field("meaning", "search");
const plain = { query: [find], table: [field("value", "code"), field("meaning", "name")] };

const seeds: Seed[] = [
  { lovCode: "HPFM.COUNTRY", name: "country", ...plain },
  { lovCode: "HPFM.PROVINCE", name: "province", type: "SQL", ...plain },
  { lovCode: "HPFM.CITY", name: "city", type: "SQL", ...plain },
  { lovCode: "HPFM.CURRENCY", name: "currency", ...plain },
  { lovCode: "ISP.CATEGORY", name: "category", ...plain },
  { lovCode: "ISP.REGION", name: "region", ...plain },
  { lovCode: "ISP.TASK_STATE", name: "taskState", ...plain },
  {
    lovCode: "HIAM.TIME_ZONE",
    name: "timeZone",
    query: [find],
    table: [field("meaning", "name")],
    pageSize: timeZonePageSize,
  },
  {
    lovCode: "HPFM.BANK",
    name: "bank",
    type: "URL",
    query: [field("meaning", "searchBank"), field("tag", "bankCode")],
    table: [field("meaning", "bankName"), field("tag", "bankCode")],
  },
];

/** The definitions of all lists, ready to be stored. */
export const makeViews = (): Tables["lov_view"][] =>
  seeds.map(({ lovCode, name, query, table, type = "IDP", pageSize = defaultPageSize }) => {
    const { zh, en } = inBoth("lists", (t) => t(`names.${name}`));
    return {
      lov_code: lovCode,
      type_code: type,
      query_url: type === "URL" ? `${listsPath}${lovCode}?tenantId={tenantId}` : null,
      name_zh: zh,
      name_en: en,
      page_size: pageSize,
      fields_json: JSON.stringify({ query, table } satisfies ViewFields),
    };
  });
