import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Email = { to: string; raw: string };

/** A mail server on loopback that stores the emails it receives. */
export async function startMailServer() {
  const emails: Email[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk) => (raw += String(chunk)));
      stream.on("end", () => {
        for (const { address } of session.envelope.rcptTo) emails.push({ to: address, raw });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The number of emails to all addresses. */
    count: () => emails.length,
    /** The emails to an address, oldest first, among those after the first `since`. */
    emailsTo: (email: string, since = 0) => emails.slice(since).filter(({ to }) => to === email),
    /** Refuses emails to an address, or accepts them again. */
    refuse: (email: string) => void refused.add(email),
    accept: (email: string) => void refused.delete(email),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The text of an email, decoded. */
export function textOf({ raw }: Email): string {
  const part = raw.split(/\r\n--[^\r\n]+\r\n/).find((one) => /content-type: text\/plain/i.test(one)) ?? raw;
  const [head = "", ...body] = part.split("\r\n\r\n");
  const encoded = body.join("\r\n\r\n");
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(encoded, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return encoded;
  const bytes = encoded
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The code of an email, six digits on a separate line; empty if it has none. */
export const codeIn = (message: Email | undefined): string =>
  /^\d{6}(?=\r?$)/m.exec(message ? textOf(message) : "")?.[0] ?? "";
