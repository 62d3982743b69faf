/** The id of a field's control, and the anchor that links to it. */
export const fieldId = (name: string) => name;

/** The ids of the elements that describe a field's control: its hint, its findings, and its amount in words. */
export const describedBy = (name: string) => `hint-${name} findings-${name} words-${name}`;
