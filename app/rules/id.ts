/** Whether a text may be the id of anything: what comes in an address is asked for only if it may exist. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
