/** The kinds of subjects that the company does not want to work with unnoticed. */
export const blockKinds = ["company", "person", "account"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** The facts by which an entry may be recognised. */
export const blockFacts = [
  "companyCode",
  "companyName",
  "personName",
  "identityNumber",
  "phone",
  "email",
  "accountNumber",
] as const;
export type BlockFact = (typeof blockFacts)[number];

/** The facts of each kind of entry, in the order of its form. */
export const factsOfKind: Record<BlockKind, readonly BlockFact[]> = {
  company: ["companyCode", "companyName"],
  person: ["personName", "identityNumber", "phone", "email"],
  account: ["accountNumber"],
};

/** Whether a fact proves who is meant. Different companies and people have the same name: a name is only a hint. */
export const isExact: Record<BlockFact, boolean> = {
  companyCode: true,
  companyName: false,
  personName: false,
  identityNumber: true,
  phone: true,
  email: true,
  accountNumber: true,
};
