/** The number of recovery codes generated at a time. */
export const recoveryCodes = 10;
/** Characters that are not mistaken for one another (Crockford's base32): 5 bits each, so a code has 80 bits. */
export const recoveryAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const recoveryCodeLength = 16;
/** The longest text that is read as a recovery code, to allow for separators and repeated spaces. */
export const recoveryTextMax = 80;

const codePattern = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);

/**
 * The stored form of a typed recovery code; null if it is not one. Ignores case, spaces and dashes of every kind, and accepts
 * full-width characters, and O, I and L for 0 and 1.
 */
export function toRecoveryCode(typed: string): string | null {
  if (typed.length > recoveryTextMax) return null;
  const code = typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash}\p{Cf}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return codePattern.test(code) ? code : null;
}

/** A code in groups of four, as people read and type it. */
export const groupedRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, "$&-");
