/** The id of a field's control, and the anchor that links to it. */
export const fieldId = (name: string) => name;
