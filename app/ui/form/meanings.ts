import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { values as listedValues } from "~/contract/lov";
import { codesIn } from "~/rules/registration/listed-codes";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";

/** A call of the base API, from wherever it is made. */
type Call = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => Promise<z.output<Out>>;

/** Words for codes, by list of values and code. */
export type Meanings = Record<string, Record<string, string>>;

/** The most codes requested at once. */
const atOnce = 100;

/** Words for the codes a section holds, in the language of who asks. */
export async function meaningsOf(call: Call, id: SectionId, values: FormValues): Promise<Meanings> {
  const codes = codesIn(sections[id].fields, values);
  const entries = await Promise.all(
    Object.entries(codes).map(async ([lovCode, value]) => {
      const page = await call(listedValues, { lovCode, value: value.slice(0, atOnce), size: atOnce });
      return [lovCode, Object.fromEntries(page.content.map((row) => [row.value, row.meaning]))] as const;
    }),
  );
  return Object.fromEntries(entries);
}
