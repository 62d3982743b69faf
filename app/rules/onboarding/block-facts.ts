/** The kinds of subjects that can be on the block list. */
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

/** Whether a fact identifies the subject. A name does not, because different companies and people can share it. */
export const isExact: Record<BlockFact, boolean> = {
  companyCode: true,
  companyName: false,
  personName: false,
  identityNumber: true,
  phone: true,
  email: true,
  accountNumber: true,
};
