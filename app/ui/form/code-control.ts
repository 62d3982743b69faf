/**
 * The control of a code from a letter or a message: phones offer the code they received, and there is room for one that is
 * pasted in groups. `code` of the rules takes it in any width.
 */
export const codeControl = {
  type: "text",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  required: true,
  maxLength: 20,
} as const;
