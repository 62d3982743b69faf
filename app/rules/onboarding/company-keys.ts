import { withoutEmpty, type FormValues } from "../form-values";
import { unifiedIdeographs } from "../text/unified-ideographs";

/** The kinds of keys that identify a company: two registrations with an equal key may be of one company. */
export const companyKeyKinds = ["unifiedCreditCode", "duns", "taxId", "companyName", "companyEnglishName"] as const;
export type CompanyKeyKind = (typeof companyKeyKinds)[number];

/** Legal forms, which are removed from names because they do not identify a company. */
const legalForms =
  /(?:股份有限公司|有限责任公司|有限公司|公司|corporation|incorporated|limited|company|corp|inc|ltd|llc|plc|gmbh|co)$/u;
const unsaid = /^(\w)\1*$|^(?:none|na|无|暂无)$/u;

/**
 * The keys of a company, from its basic tab as typed, ignoring width, case, spaces, signs and the legal form of a name.
 * Placeholder answers (`无`, `000000000`) are skipped.
 */
export function companyKeys(basic: FormValues): Partial<Record<CompanyKeyKind, string>> {
  const answers = withoutEmpty(basic);
  const keys = companyKeyKinds.flatMap((kind) => {
    const answer = answers[kind];
    const key = typeof answer === "string" ? keyOf(kind, answer) : "";
    return key === "" || isPlaceholder(key) ? [] : [[kind, key]];
  });
  return Object.fromEntries(keys);
}

/** Whether a key stands for a placeholder such as "none" or "n/a". */
export const isPlaceholder = (key: string): boolean => unsaid.test(key);

/** Whether two basic tabs are recognised by the same keys. */
export function hasSameCompanyKeys(one: FormValues, other: FormValues): boolean {
  const [keys, otherKeys] = [companyKeys(one), companyKeys(other)];
  return companyKeyKinds.every((kind) => keys[kind] === otherKeys[kind]);
}

function keyOf(kind: CompanyKeyKind, answer: string): string {
  const plain = unifiedIdeographs(answer)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return kind === "companyName" || kind === "companyEnglishName" ? withoutLegalForm(plain) : plain;
}

/**
 * Removes the legal forms from a name: `Acme Co., Ltd.` has two in a row; a name that consists of nothing else stays
 * unchanged.
 */
function withoutLegalForm(name: string): string {
  const shorter = name.replace(legalForms, "");
  return shorter === "" || shorter === name ? name : withoutLegalForm(shorter);
}
