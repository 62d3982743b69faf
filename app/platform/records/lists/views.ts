import { defaultPageSize, timeZonePageSize } from "~/rules/limits";
import type { Tables } from "~/platform/ground/database/schema";
import { type SearchField, ownLists } from "./find-values";

type Words = { zh: string; en: string };
type Field = Words & { name: SearchField };
/** How a list is searched and shown, as it is kept. */
export type ViewFields = { query: Field[]; table: Field[] };
type Seed = Words & {
  lovCode: string;
  /** Query fields and columns, in this order. */
  query: Field[];
  table: Field[];
  type?: "SQL" | "URL" | "IDP";
  pageSize?: number;
};

const find: Field = { name: "meaning", zh: "名称、代码或拼音", en: "Name or code" };
const name: Field = { name: "meaning", zh: "名称", en: "Name" };
const code: Field = { name: "value", zh: "代码", en: "Code" };
const plain = { query: [find], table: [code, name] };

const seeds: Seed[] = [
  { lovCode: "HPFM.COUNTRY", zh: "国家或地区", en: "Country or region", ...plain },
  { lovCode: "HPFM.PROVINCE", zh: "省份", en: "Province", type: "SQL", ...plain },
  { lovCode: "HPFM.CITY", zh: "城市", en: "City", type: "SQL", ...plain },
  { lovCode: "HPFM.CURRENCY", zh: "币种", en: "Currency", ...plain },
  { lovCode: "ISP.CATEGORY", zh: "供应品类", en: "Supply category", ...plain },
  { lovCode: "ISP.REGION", zh: "区域", en: "Region", ...plain },
  { lovCode: "ISP.TASK_STATE", zh: "任务状态", en: "Task status", ...plain },
  { lovCode: "HIAM.TIME_ZONE", zh: "时区", en: "Time zone", query: [find], table: [name], pageSize: timeZonePageSize },
  {
    lovCode: "HPFM.BANK",
    zh: "银行",
    en: "Bank",
    type: "URL",
    query: [
      { name: "meaning", zh: "银行名称或拼音", en: "Bank name" },
      { name: "tag", zh: "SWIFT 代码或联行号前三位", en: "SWIFT code or first 3 digits of the CNAPS code" },
    ],
    table: [
      { ...name, zh: "银行名称", en: "Bank" },
      { name: "tag", zh: "SWIFT 代码或联行号前三位", en: "SWIFT code or first 3 digits of the CNAPS code" },
    ],
  },
];

/** The definitions of all lists, ready to be stored. */
export const makeViews = (): Tables["lov_view"][] =>
  seeds.map(({ lovCode, zh, en, query, table, type = "IDP", pageSize = defaultPageSize }) => ({
    lov_code: lovCode,
    type_code: type,
    query_url: type === "URL" ? `${ownLists}${lovCode}?tenantId={tenantId}` : null,
    name_zh: zh,
    name_en: en,
    page_size: pageSize,
    fields_json: JSON.stringify({ query, table } satisfies ViewFields),
  }));
