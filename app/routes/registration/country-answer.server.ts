import { lov } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { selfRegistrationCountry } from "~/rules/registration/self-registration";

/** The maximum number of names listed if several match. */
const mostNames = 10;

/** The form's response to a typed country or region. */
export type CountryAnswer =
  | { kind: "none" }
  | { kind: "here" }
  | { kind: "elsewhere"; name: string }
  | { kind: "several"; names: string[] };

/** Finds a country or region as typed: its name in either language, in pinyin, or its code. */
export async function findCountry(call: Gateway, query: string): Promise<CountryAnswer | null> {
  if (!query) return null;
  const { content } = await call(lov.values, { lovCode: "HPFM.COUNTRY", query, size: mostNames });
  const exact = content.find(({ value, meaning }) =>
    [value, meaning].some((name) => name.toLowerCase() === query.toLowerCase()),
  );
  const [first] = content;
  const match = exact ?? (content.length === 1 ? first : undefined);
  if (match?.value === selfRegistrationCountry) return { kind: "here" };
  if (match) return { kind: "elsewhere", name: match.meaning };
  return first ? { kind: "several", names: content.map(({ meaning }) => meaning) } : { kind: "none" };
}
