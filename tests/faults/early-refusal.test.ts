import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { formMaxBytes } from "~/rules/limits/forms";
import { startPortal } from "../support/server";

const portal = await startPortal();
afterAll(() => portal.stop());
const { host, port } = new URL(portal.url);

async function newConnection(): Promise<Socket> {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

const getHome = `GET /home HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
/** The start of an oversized form whose sender waits for permission before sending the rest. */
const tooLarge = [
  "POST /register/start HTTP/1.1",
  `host: ${host}`,
  `origin: ${portal.url}`,
  "content-type: application/x-www-form-urlencoded",
  `content-length: ${2 * formMaxBytes}`,
  "",
  "name=a",
].join("\r\n");

/** Everything received on a connection after its first response, until the portal closes it. */
async function restAfterFirstAnswer(socket: Socket): Promise<string> {
  socket.write(getHome);
  let first = "";
  // The response is chunked: its last chunk is empty.
  while (!first.endsWith("0\r\n\r\n")) first += String((await once(socket, "data"))[0]);
  expect(first).toMatch(/^HTTP\/1\.1 200/);
  expect(first).not.toMatch(/^connection: close/im);
  socket.write(tooLarge);
  return text(socket);
}

test("a rejection before the body is read announces that the keep-alive connection closes, and closes it", async () => {
  const answer = await restAfterFirstAnswer(await newConnection());
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer).toMatch(/^connection: close\r$/im);
  // Exactly one response: the bytes sent after it are not treated as a request.
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("the next request, on a new connection, gets a response", async () => {
  await restAfterFirstAnswer(await newConnection());
  const socket = await newConnection();
  socket.end(getHome.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/);
});

test("a client that sends an entire oversized form receives the reason for the rejection instead of a reset", async () => {
  const size = 3 * formMaxBytes;
  const head = tooLarge
    .replace(/(?<=content-length: )\d+/, String(size))
    .replace(/name=a$/, "")
    .replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
  const whole = Buffer.from(head + "a".repeat(size));
  for (let round = 0; round < 10; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 10 }, newConnection));
    const answers = await Promise.all(
      sockets.map((socket) => {
        socket.write(whole);
        return text(socket);
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413/);
  }
});
