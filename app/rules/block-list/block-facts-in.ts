import { accountsIn } from "../change-request/bank-accounts";
import { type FormValues, rowsIn, withoutEmpty } from "../form-values";
import type { BlockFact } from "../onboarding/block-facts";
import type { SectionId } from "../registration/section-ids";
import { toBlockKey } from "./block-key";

type Answers = Partial<Record<SectionId, FormValues>>;
type Fact = { fact: BlockFact; key: string };

/**
 * The facts by which a registration can be found on the block list, each once: the company and its shareholders, its
 * legal representative, its contacts, its registrant, and its bank accounts. `write` normalises each text for
 * comparison.
 */
export function blockFactsIn(
  answers: Answers,
  registrant: { name: string; email: string } | null,
  write: (fact: BlockFact, text: string) => string = (_, text) => text,
): Fact[] {
  const { basic = {}, contact = {}, bank = {} } = answers;
  const company = withoutEmpty(basic);
  const owners = rowsIn(company.shareholders).flatMap((row) => [row, ...rowsIn(row.secondaryShareholders)]);
  const contacts = rowsIn(withoutEmpty(contact).contacts);
  const texts: [BlockFact, FormValues[string]][] = [
    ["companyCode", company.unifiedCreditCode],
    ["companyCode", company.registrationNumber],
    ["companyCode", company.taxId],
    ["companyName", company.companyName],
    ["companyName", company.companyEnglishName],
    ["personName", company.legalRepresentative],
    ...owners.flatMap(({ type, name, identityId }): [BlockFact, FormValues[string]][] =>
      type === "company"
        ? [
            ["companyName", name],
            ["companyCode", identityId],
          ]
        : [
            ["personName", name],
            ["identityNumber", identityId],
          ],
    ),
    ...contacts.flatMap(({ name, phone, email }): [BlockFact, FormValues[string]][] => [
      ["personName", name],
      ["phone", phone],
      ["email", email],
    ]),
    ["personName", registrant?.name],
    ["email", registrant?.email],
    ...accountsIn(bank).map((account): [BlockFact, string] => ["accountNumber", account]),
  ];
  const facts = texts.flatMap(([fact, text]) =>
    typeof text === "string" ? [{ fact, key: toBlockKey(fact, write(fact, text)) }] : [],
  );
  return [...new Map(facts.filter(({ key }) => key !== "").map((one) => [`${one.fact} ${one.key}`, one])).values()];
}
