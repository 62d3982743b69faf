/** The timeouts, in milliseconds, that the URL of a mail server can set in its query, under nodemailer's own names. */
const timeoutNames = ["connectionTimeout", "greetingTimeout", "socketTimeout"] as const;
type SmtpTimeouts = Partial<Record<(typeof timeoutNames)[number], number>>;

const isName = (name: string): name is (typeof timeoutNames)[number] => timeoutNames.some((one) => one === name);

/**
 * The timeouts in the query of an SMTP URL; null if it has any other option, a value that is not a whole number, or an
 * option twice. An unknown option must not be ignored, because it may require encryption.
 */
export function readSmtpTimeouts(address: URL): SmtpTimeouts | null {
  const timeouts: SmtpTimeouts = {};
  for (const [name, value] of address.searchParams) {
    if (!isName(name) || name in timeouts || !/^[1-9]\d{0,6}$/.test(value)) return null;
    timeouts[name] = Number(value);
  }
  return timeouts;
}
