import { createTransport } from "nodemailer";
import type { Posted } from "./outbox";

/** Sends one letter; rejects when it was not accepted. */
export type Transport = { send(letter: Posted, messageId: string): Promise<void>; close(): void };

type Sender = { smtpUrl: string; mailFrom: string; brandName: Record<"zh" | "en", string> };

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Letters over SMTP. Addresses are given as objects, so that nothing in them is read as further recipients (Z-09).
 * The address of the server may carry other timeouts in its query.
 */
export function smtpTransport({ smtpUrl, mailFrom, brandName }: Sender): Transport {
  const url = new URL(smtpUrl);
  const given = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, Number(value)]));
  url.search = "";
  const mailer = createTransport({
    ...patience,
    ...given,
    url: url.href,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, language }, messageId) {
      await mailer.sendMail({
        from: { name: brandName[language], address: mailFrom },
        to: { name: "", address: to },
        envelope: { from: mailFrom, to: [to] },
        subject,
        text,
        html,
        messageId,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => mailer.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** Whether the server will never take this letter to this address: trying again would only annoy it. */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500 && responseCode < 600;
}

/** What may be logged of a failure: never the server's words, which repeat the address. */
export function failureOf(error: unknown): { code: string; responseCode: number | null } {
  const { code, responseCode } = error as SmtpError;
  return { code: code ?? "unknown", responseCode: responseCode ?? null };
}
