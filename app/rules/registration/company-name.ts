import { withoutEmpty, type FormValues } from "../form-values";

/**
 * The name of a company, from its basic tab: the name in Chinese or its local language, or the English name if there is
 * no other, as is possible abroad. Undefined if it has none yet.
 */
export function companyNameOf(basic: FormValues): string | undefined {
  const { companyName, companyEnglishName } = withoutEmpty(basic);
  return [companyName, companyEnglishName].find((name) => typeof name === "string");
}
