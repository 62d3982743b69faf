import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { organizationId } from "~/rules/limits/base-api";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { listsPath } from "./paths";

/** A value of a list (HZERO's IDP row); `meaning` is in the requested language. */
const lovRow = z.object({
  value: z.string().meta({ description: "The code, which is what answers keep.", examples: ["CN"] }),
  meaning: z.string().meta({ description: "Its name, in the requested language.", examples: ["China"] }),
  description: z.string().nullable(),
  tag: z.string().nullable().describe("The SWIFT or bank code of a bank, which `query` also finds. Null otherwise."),
  pinyin: z
    .string()
    .nullish()
    .meta({
      description: "The pinyin of its Chinese name, a word for each character, so that a screen can mark a match.",
      examples: ["zhong guo"],
    }),
  parentValue: z
    .string()
    .nullable()
    .describe("The code of its parent in the list above, such as the country of a province."),
  orderSeq: z.number().describe("Its position in the list; the smallest comes first."),
});
export type LovRow = z.infer<typeof lovRow>;

/**
 * A page of a list of values. No session is needed. Lists: `HPFM.COUNTRY`, `HPFM.PROVINCE` (parent: country),
 * `HPFM.CITY` (parent: province), `HPFM.CURRENCY`, `HPFM.BANK` (parent: country), `ISP.CATEGORY`. `query` searches
 * code, both names, pinyin and its initials, best match first; `value` (repeatable) requests specific codes. Unknown
 * list: `lov.unknown` (404).
 */
export const values = endpoint("GET", `${listsPath}{lovCode}`, {
  input: z.strictObject({
    lovCode: z.string().max(64),
    query: z.string().max(100).optional(),
    parentValue: z.string().max(64).optional(),
    value: z.union([z.string().max(64), z.array(z.string().max(64)).max(100)]).optional(),
    withRetired: z
      .stringbool()
      .or(z.boolean())
      .default(false)
      .describe("Whether values that are no longer offered are listed too. Codes in `value` always are."),
    ...pageQuery,
  }),
  answer: pageOf(lovRow),
  refusals: [404],
});

/**
 * The values of a dictionary such as the states of a task (`ISP.TASK_STATE`), in order and in the requested language
 * (§3, §7). Unknown: `lov.unknown` (404).
 */
export const children = endpoint("GET", "/api/v1/admin/enum/child/{code}", {
  input: z.strictObject({ code: z.string().max(64) }),
  answer: z.array(z.object({ code: z.string(), name: z.string() })),
  access: "session",
  refusals: [404],
});
export type DictionaryValue = z.output<typeof children.answer>[number];

const column = z.object({ dataIndex: z.string(), title: z.string() });
const queryField = z.object({ field: z.string(), label: z.string() });
const view = z.object({
  lovCode: z.string(),
  lovName: z.string(),
  lovTypeCode: z
    .string()
    .describe(
      "`SQL`, `URL`, `IDP` or other: a `URL` list is requested by its `queryUrl`, all others by their code (§7).",
    ),
  queryUrl: z
    .string()
    .nullable()
    .describe(
      "Contains the placeholders `{organizationId}` and `{tenantId}`. Null if the list has no separate address.",
    ),
  valueField: z.string(),
  displayField: z.string(),
  pageSize: z.number().int().positive(),
  queryFields: z.array(queryField),
  tableFields: z.array(column),
});
/** The search fields and columns of a list of values (§3). */
export type LovView = z.output<typeof view>;

const base = `/api/v1/${organizationId}`;

/** The definition of a list, in the requested language (§7). Refusal: `lov.unknown` (404). */
export const viewInfo = endpoint("GET", `${base}/lov-view/info`, {
  input: z.strictObject({ viewCode: z.string().max(64) }),
  answer: view,
  refusals: [404],
});

/** A row of a list, by the definition's fields. */
const listRow = z.record(z.string(), z.unknown());
export type ListRow = z.output<typeof listRow>;

/** Query parameters of a page: paging, the value of the parent, and the definition's query fields by name. */
const search = z.object({
  tenantId: z.string().max(64).optional(),
  parentValue: z.string().max(64).optional(),
  ...pageQuery,
});

/** A page of a list by its code (§7). Refusal: `lov.unknown` (404). */
export const data = endpoint("GET", `${base}/lovs/data`, {
  input: search.extend({ lovCode: z.string().max(64) }).catchall(z.coerce.string().max(100)),
  answer: pageOf(listRow),
  refusals: [404],
});

/** A page of a list with a separate address (§7). Refusals: `lov.unknown` (404), `lov.unknownUrl` (400). */
export const urlData = endpoint("GET", `${base}/lovs/url/data`, {
  input: search
    .extend({ lovUrl: z.string().max(lengths.url), lovCode: z.string().max(64) })
    .catchall(z.coerce.string().max(100)),
  answer: pageOf(listRow),
  refusals: [404],
});
