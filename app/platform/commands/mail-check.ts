import { isEmail } from "~/rules/identifiers/email";
import { newId } from "~/platform/records/accounts/accounts";
import { smtpTransport } from "~/platform/core/outbox/smtp";
import { type AdminCommand, UsageError } from "./command";

/** Sends one email immediately, without the outbox, and prints the response of the mail server. */
export const mailCheck: AdminCommand = {
  usage: "mail-check name@company.com",
  summary: "sends a test email to an address, and says what the mail server answered",
  async run([to = "", ...more], { mail }) {
    if (!isEmail(to) || more.length > 0) throw new UsageError("Give one email address.");
    const { smtpUrl } = mail;
    if (!smtpUrl) return { isDone: false, lines: ["SMTP_URL is not set: emails stay in the portal."] };
    const transport = smtpTransport({ ...mail, smtpUrl });
    const server = new URL(smtpUrl).host;
    const text = `This email shows that the supplier portal at ${mail.publicOrigin} can send email.`;
    const outgoing = {
      to,
      subject: "Test email from the supplier portal",
      text,
      html: `<p>${text}</p>`,
      language: "en",
    } as const;
    try {
      await transport.send(outgoing, newId());
      return { isDone: true, lines: [`${server} accepted a test email from ${mail.mailFrom} to ${to}.`] };
    } catch (error) {
      const { code, responseCode } = transport.failureOf(error);
      const reason = [code, responseCode, (error as Error).message].filter(Boolean).join(" ");
      return { isDone: false, lines: [`${server} did not accept the email from ${mail.mailFrom}: ${reason}`] };
    } finally {
      transport.close();
    }
  },
};
