/** The hidden field of a form that names the registration its window was opened for. */
export const registrationField = "registrationId";

/** The fields of a section's form that are not answers: the button, the version, and the registration of the window. */
const windowFields = new Set(["intent", "version", registrationField]);

/** Whether a name in a section's form is not that of an answer. */
export const isWindowField = (name: string): boolean => windowFields.has(name);
