/** Words in replies of mail servers whose code looks permanent although the refusal is temporary. */
const temporaryWords = [
  // Greylisting: an unknown sender must retry after some minutes.
  /gr[ae]y[- ]?list/,
  /\btemporar/,
  /\btry (?:again|later)\b|\bretry\b/,
  // The mailbox is full, or the sender has reached an hourly or daily limit.
  /quota|\bmailbox (?:is )?full|\bfull mailbox|insufficient (?:system )?(?:storage|resources)/,
  /\brate[- ]?limit|\brate\b.*\bexceed|exceed\w*\b.*\brate\b|frequency (?:is )?limit|throttl|\btoo (?:many|much|fast)\b/,
];

/** The enhanced status code of a reply (RFC 3463): class, subject and detail. Does not match parts of an IP address. */
const enhancedStatus = /(?<![\d.])([245])\.(\d{1,3})\.\d{1,3}(?!\.?\d)/;

/**
 * Whether the reply of a mail server is a permanent refusal of this email to this address. Servers also return 5xx for
 * temporary conditions such as greylisting, a full mailbox or a rate limit. The enhanced status decides if it names the
 * class or the address; otherwise the words of the reply do.
 */
export function isRefusedForGood(responseCode: number, response: string): boolean {
  if (responseCode < 500 || responseCode > 599) return false;
  const [, statusClass, subject] = enhancedStatus.exec(response) ?? [];
  if (statusClass === "4") return false;
  // 5.1.x concerns the address: it does not exist, regardless of the rest of the reply.
  if (statusClass === "5" && subject === "1") return true;
  const words = response.toLowerCase();
  return !temporaryWords.some((pattern) => pattern.test(words));
}
