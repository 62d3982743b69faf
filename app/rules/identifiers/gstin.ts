const gstinAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State code, PAN, entity number, Z, check character. */
export const isGstinShaped = (gstin: string) => /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin);

/** Whether the last character is the check character of the others (Luhn modulo 36). */
export function isGstinChecked(gstin: string): boolean {
  const sum = [...gstin].toReversed().reduce((total, char, at) => {
    const product = gstinAlphabet.indexOf(char) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return sum % 36 === 0;
}
