import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { codeIn, startMailServer } from "../support/emails";
import { startPortal } from "../support/server";
import type { Visitor } from "./client";
import { keepFile, register } from "./registrant";

const mail = await startMailServer();
const portal = await startPortal({ SMTP_URL: mail.url, LOG_LEVEL: "silent" });
const { host, port, origin } = new URL(portal.url);
const newestCode = (email: string) => codeIn(mail.emailsTo(email).at(-1));
afterAll(async () => {
  await portal.stop();
  await mail.stop();
});

const cookieOf = ({ jar }: Visitor) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

const files = "/hfle/public/gsrm/v1/isp/register/files/attachment/multipart";

/** An upload that has sent the header of its first part and announced a megabyte. */
async function beginUpload(cookie: string, address: string, path = files): Promise<Socket> {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => undefined);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${host}`,
      `origin: ${origin}`,
      `cookie: ${cookie}`,
      `x-forwarded-for: ${address}`,
      "content-type: multipart/form-data; boundary=b",
      "content-length: 1048576",
      "",
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
    ].join("\r\n"),
  );
  return socket;
}

test("slow uploads of one registrant, from any number of addresses, do not block uploads of others", async () => {
  const slow = await register(portal.url, { newestCode });
  const addresses = Array.from({ length: 12 }, (_, at) => (at < 8 ? `2001:db8::${at + 1}` : `198.51.100.${at}`));
  const sockets = await Promise.all(addresses.map((address) => beginUpload(cookieOf(slow.browser), address)));
  const trickle = setInterval(() => sockets.forEach((socket) => socket.write("a")), 500);
  try {
    const other = await register(portal.url, { newestCode });
    const outcomes = await Promise.all([1, 2, 3].map(() => keepFile(other, origin)));
    expect(outcomes.every(({ url }) => url !== "")).toBe(true);
  } finally {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  }
});

test("a stalled upload is rejected with the reason, and one without a session is rejected before it is read", async () => {
  const { browser } = await register(portal.url, { newestCode });
  const [stalled, stranger] = await Promise.all([
    beginUpload(cookieOf(browser), "203.0.113.5"),
    beginUpload("", "203.0.113.6"),
  ]);
  const [answer, refusal] = await Promise.all([text(stalled), text(stranger)]);
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  expect(answer).toContain('"code":"file.slow"');
  expect(refusal).toMatch(/^HTTP\/1\.1 401/);
});

test("a file without a length is rejected before it is read", async () => {
  const { browser } = await register(portal.url, { newestCode });
  const headers = { origin, "content-type": "multipart/form-data; boundary=b" };
  const answer = await browser.send({ method: "POST", path: files, headers, body: "a", chunked: true, alone: true });
  expect(answer.status).toBe(411);
});
