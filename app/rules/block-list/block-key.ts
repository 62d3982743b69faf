import { accountKey } from "../change-request/bank-accounts";
import { foldedEmail } from "../identifiers/email";
import { toE164 } from "../identifiers/phone-number";
import type { BlockFact } from "../onboarding/block-facts";
import { companyKeys, isPlaceholder } from "../onboarding/company-keys";
import { unifiedIdeographs } from "../text/unified-ideographs";

/**
 * The key by which facts are compared. It ignores width, case, spaces, signs and the legal form of a company name.
 * Empty for placeholders such as "none", which anyone may type.
 */
export function toBlockKey(fact: BlockFact, text: string): string {
  const key = keys[fact](text);
  return isPlaceholder(key) ? "" : key;
}

const lettersAndDigits = (text: string) =>
  unifiedIdeographs(text)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const keys: Record<BlockFact, (text: string) => string> = {
  companyCode: lettersAndDigits,
  companyName: (text) => companyKeys({ companyName: text }).companyName ?? "",
  personName: lettersAndDigits,
  identityNumber: lettersAndDigits,
  phone: (text) => toE164(text) ?? text.normalize("NFKC").replace(/\D/g, ""),
  email: foldedEmail,
  accountNumber: (text) => accountKey(text.normalize("NFKC")),
};
