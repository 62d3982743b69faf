/** The hidden form field with the registration for which the window was opened. */
export const registrationField = "registrationId";

/** The fields of a section's form that are not answers: button, version and registration of the window. */
const windowFields = new Set(["intent", "version", registrationField]);

/** Whether a name in a section's form is not that of an answer. */
export const isWindowField = (name: string): boolean => windowFields.has(name);
