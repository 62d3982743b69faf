import { isSupportedCountry } from "libphonenumber-js/max";
import { z } from "zod";
import { servedCountries } from "~/rules/registration/home-country";
import { readSmtpTimeouts } from "~/rules/identifiers/smtp-address";
import { demoSender } from "./company";
import { embeddedNote, listSetting, optionalSetting, token, webAddressSetting, withDefault } from "./setting-kinds";

const encodingNote =
  "In keys and passwords, percent-encode everything except letters and digits: `%2F` for `/`, `%2B` for `+`.";

/** Whether an S3 address is complete. Error messages never repeat its parts, because one of them is a secret. */
function isS3Address(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, hostname, pathname, searchParams } = new URL(text);
  const isKnown = [...searchParams].every(
    ([name, value]) => name === "region" || (name === "tls" && /^[01]$/.test(value)),
  );
  return [username, password, hostname].every(Boolean) && /^\/[^/]+\/?$/.test(pathname) && isKnown;
}

/** A typo would block text messages to a whole country. */
const areCountries = (codes: readonly string[]) => codes.every((code) => isSupportedCountry(code));

/** The services that the embedded base API uses: database, files, virus scanner, mail and text messages. */
export const engines = {
  DATABASE_URL: withDefault(
    z.string().regex(/^(file:|postgres(ql)?:\/\/)/),
    "file:./data/portal.db",
    "`file:…` (embedded SQLite) or `postgres://…`.",
  ),
  STORAGE_URL: withDefault(
    z
      .string()
      .regex(/^(file:.|s3:\/\/)/, "must be file:/folder or s3://…")
      .refine(
        (text) => text.startsWith("file:") || isS3Address(text),
        "must be s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1, with key and secret percent-encoded",
      ),
    "file:./data/files",
    `\`file:/folder\` or \`s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1\`. ${encodingNote}`,
  ),
  SCANNER_URL: optionalSetting(
    z.url({ protocol: /^clamd$/, hostname: /./ }),
    `\`clamd://host:port\`: the ClamAV daemon that scans uploaded files for viruses (S-44). If unset, files are not scanned, and reviewers see that. ${embeddedNote}`,
  ),
  SMTP_URL: optionalSetting(
    z
      .url({ protocol: /^smtps?$/ })
      .refine(
        (text) => !URL.canParse(text) || readSmtpTimeouts(new URL(text)) !== null,
        "may have connectionTimeout, greetingTimeout and socketTimeout in its query, in ms, and nothing else; smtps: encrypts",
      ),
    `\`smtp://…\` or \`smtps://…\`. In its query, \`connectionTimeout\`, \`greetingTimeout\` and \`socketTimeout\` in ms, and no other option. ${encodingNote} Without it emails stay in the outbox. Needed in production.`,
  ),
  MAIL_FROM: optionalSetting(z.email(), "The sender of emails. Needed in production.", `\`${demoSender}\``),
  SMS_URL: optionalSetting(
    webAddressSetting,
    `The text message gateway that sends sign-in codes to phones ([sms-gateway.md](sms-gateway.md)). If unset, phones are not offered; the demo shows its messages in its mailbox. ${embeddedNote}`,
  ),
  SMS_KEY: optionalSetting(token, "The token for it, sent as `Authorization: Bearer`."),
  SMS_COUNTRIES: withDefault(
    z.union([
      z.literal("*").transform((every) => every as "*"),
      listSetting.refine(areCountries, "must be ISO codes of two letters, such as CN,DE, or *"),
    ]),
    servedCountries.join(","),
    `The countries and regions to whose numbers text messages are sent, as comma-separated ISO codes; \`*\`: all. Numbers from elsewhere cannot be bound, and codes go to the email address. Premium-rate, shared-cost, satellite and landline numbers never get any. ${embeddedNote}`,
  ),
};
