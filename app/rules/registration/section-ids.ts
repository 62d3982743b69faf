/** The tabs of the register page, in their order (§2). */
export const sectionIds = ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const;
export type SectionId = (typeof sectionIds)[number];

/** Narrows a value from an address or a form to a tab. */
export const isSectionId = (value: unknown): value is SectionId => sectionIds.some((id) => id === value);
