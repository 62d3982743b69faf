/** The hidden field of a form that names the registration its window was opened for. */
export const registrationField = "registrationId";

/** What the form of a section posts besides its answers: the button, and the registration of the window. */
const windowFields = new Set(["intent", "version", registrationField]);

/** Whether a name in a section's form is none of its answers. */
export const isWindowField = (name: string): boolean => windowFields.has(name);
