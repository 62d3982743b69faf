import { createTransport } from "nodemailer";
import { readSmtpTimeouts } from "~/rules/identifiers/smtp-address";
import { seconds } from "~/rules/time";
import type { EmailTransport } from "./deliver";
import type { OutgoingEmail } from "./outbox";
import { isRefusedForGood } from "./smtp-refusal";

type Sender = { smtpUrl: string; mailFrom: string; publicOrigin: string; brandName: Record<"zh" | "en", string> };

const defaultTimeouts = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(30) };

/**
 * Emails over SMTP. Addresses are passed as objects, so that they cannot be parsed as several recipients (Z-09). The
 * server URL may set other timeouts in its query.
 */
export function smtpTransport({ smtpUrl, mailFrom, publicOrigin, brandName }: Sender): EmailTransport<OutgoingEmail> {
  const url = new URL(smtpUrl);
  const timeouts = readSmtpTimeouts(url);
  if (!timeouts) throw new Error("The address of the mail server has an option that is not known");
  url.search = "";
  const mailer = createTransport({
    ...defaultTimeouts,
    ...timeouts,
    url: url.href,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicOrigin);
  return {
    channel: "mail",
    async send({ to, subject, text, html, language }, id) {
      await mailer.sendMail({
        from: { name: brandName[language], address: mailFrom },
        to: { name: "", address: to },
        envelope: { from: mailFrom, to: [to] },
        subject,
        text,
        html,
        messageId: `<${id}@${hostname}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    failureOf(error) {
      const { code, responseCode } = error as SmtpError;
      return { isPermanent: isPermanent(error), code: code ?? "unknown", responseCode: responseCode ?? null };
    },
    close: () => mailer.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

/** Whether the server refuses this email to this address permanently, so that it must not be retried. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0, response = "" } = error as SmtpError;
  return (code === "EENVELOPE" || code === "EMESSAGE") && isRefusedForGood(responseCode, response);
}
