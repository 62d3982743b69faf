import { z } from "zod";
import { endpoint, pageOf, pageQuery } from "./endpoint";

/** A value of a list (HZERO's IDP row); `meaning` is in the language asked for. */
const lovRow = z.object({
  value: z.string(),
  meaning: z.string(),
  description: z.string().nullable(),
  tag: z.string().nullable(),
  parentValue: z.string().nullable(),
  orderSeq: z.number(),
});
export type LovRow = z.infer<typeof lovRow>;

/**
 * A list of values, a page at a time, without a session: `HPFM.COUNTRY`, `HPFM.PROVINCE` (parent: country), `HPFM.CITY`
 * (parent: province), `HPFM.CURRENCY`, `HPFM.BANK` (parent: country), `ISP.CATEGORY`. `query` is looked for in code,
 * both names and pinyin; `value` (repeatable) asks for given codes. Unknown list: `lov.unknown` (404).
 */
export const values = endpoint("GET", "/smdm/public/gsrm/v2/lov/{lovCode}", {
  input: z.strictObject({
    lovCode: z.string().max(64),
    query: z.string().max(100).optional(),
    parentValue: z.string().max(64).optional(),
    value: z.union([z.string().max(64), z.array(z.string().max(64)).max(100)]).optional(),
    ...pageQuery,
  }),
  answer: pageOf(lovRow),
});
