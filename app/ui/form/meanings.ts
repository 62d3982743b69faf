import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { values as listedValues } from "~/contract/lov";
import { codesIn } from "~/rules/registration/listed-codes";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";

/** A function that calls the base API, on the server or in the browser. */
type Call = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => Promise<z.output<Out>>;

/** Labels of codes, by list of values and code. */
export type Meanings = Record<string, Record<string, string>>;

/** Finds the labels of a list's codes, in the language of the caller; codes that are not on the list have none. */
export type FindMeanings = (lovCode: string, codes: readonly string[]) => Promise<Record<string, string>>;

/** The maximum number of codes per request. */
const batchSize = 100;

/** Finds meanings with a call of the base API. */
export const findMeaningsBy =
  (call: Call): FindMeanings =>
  async (lovCode, codes) => {
    const page = await call(listedValues, { lovCode, value: codes.slice(0, batchSize), size: batchSize });
    return Object.fromEntries(page.content.map((row) => [row.value, row.meaning]));
  };

/** The labels of the codes in a section, by list of values and code. */
export async function meaningsOf(find: FindMeanings, id: SectionId, values: FormValues): Promise<Meanings> {
  const codes = codesIn(sections[id].fields, values);
  const entries = await Promise.all(
    Object.entries(codes).map(async ([lovCode, listed]) => [lovCode, await find(lovCode, listed)] as const),
  );
  return Object.fromEntries(entries);
}
