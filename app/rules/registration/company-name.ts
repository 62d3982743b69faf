import { withoutEmpty, type FormValues } from "../form-values";

/**
 * The name that a company goes by, from its basic tab: its name in Chinese or in its local language, or its English name where
 * it gave no other, as companies abroad may. Undefined: it has none yet.
 */
export function companyNameOf(basic: FormValues): string | undefined {
  const { companyName, companyEnglishName } = withoutEmpty(basic);
  return [companyName, companyEnglishName].find((name) => typeof name === "string");
}
