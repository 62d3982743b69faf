/**
 * Converts typed text to a phone number for messages (E.164: `+`, country code, number, 8 to 15 digits); null if it is not one.
 * Accepts spaces, hyphens, dots, brackets, full-width characters, `00` for `+`, and a mobile number of mainland China without
 * +86. A number in +86 must be a mobile number: landlines there receive no messages.
 */
export function toE164(input: string): string | null {
  const plain = input
    .normalize("NFKC")
    .replace(/[\s().\-‐–—]/g, "")
    .replace(/^00/, "+");
  const number = chinaMobile.test(plain) ? `+86${plain}` : plain.replace(/^86(?=1[3-9]\d{9}$)/, "+86");
  if (!/^\+[1-9]\d{7,14}$/.test(number)) return null;
  return number.startsWith("+86") && !isChinaMobile(number) ? null : number;
}

const chinaMobile = /^1[3-9]\d{9}$/;

/** Whether an E.164 number is a mobile number of mainland China. */
export const isChinaMobile = (number: string): boolean => number.startsWith("+86") && chinaMobile.test(number.slice(3));

/** Masks a number so that its owner still recognises it: `+86***8000`. */
export const maskedPhone = (number: string): string => `${number.slice(0, 3)}***${number.slice(-4)}`;
