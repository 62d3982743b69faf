/** Words in replies of mail servers whose code looks permanent although the refusal is temporary. */
const temporaryWords = [
  // Greylisting: an address that is unknown to the server is to come back in some minutes.
  /gr[ae]y[- ]?list/,
  /\btemporar/,
  /\btry (?:again|later)\b|\bretry\b/,
  // The mailbox is full, or the sender has used up what may be sent in an hour or a day.
  /quota|\bmailbox (?:is )?full|\bfull mailbox|insufficient (?:system )?(?:storage|resources)/,
  /\brate[- ]?limit|\brate\b.*\bexceed|exceed\w*\b.*\brate\b|frequency (?:is )?limit|throttl|\btoo (?:many|much|fast)\b/,
];

/** The enhanced status code of a reply (RFC 3463): class, subject and detail; not a part of an address of the net. */
const enhancedStatus = /(?<![\d.])([245])\.(\d{1,3})\.\d{1,3}(?!\.?\d)/;

/**
 * Whether a mail server will never take this email to this address, by its reply. Servers reply with 5xx to what passes too:
 * greylisting, a full mailbox, a rate. The enhanced status decides where it names the class or the address itself; otherwise the
 * words do.
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
