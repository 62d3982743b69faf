/** The fields at which people stop, and what they are told there. */
const topics = {
  duns: "duns",
  unifiedCreditCode: "unifiedCreditCode",
  cnaps: "cnaps",
  smeId: "smeId",
} as const;
export type HelpTopic = (typeof topics)[keyof typeof topics];

/** The help for a field by the key of its label (`banks.cnaps`); most fields have none. */
export function helpTopicOf(labelKey: string): HelpTopic | undefined {
  const field = labelKey.split(".").at(-1) ?? "";
  return Object.hasOwn(topics, field) ? topics[field as keyof typeof topics] : undefined;
}
