import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startPortal } from "../support/server";

const portal = await startPortal();
afterAll(() => portal.stop());
const { host, port } = new URL(portal.url);

/** Sends the lines unchanged and returns everything the portal sends until it closes the connection. */
async function answerTo(lines: string[]): Promise<string> {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

const smuggled = ["GET /home HTTP/1.1", `host: ${host}`, "", ""];
const post = ["POST /register/start HTTP/1.1", `host: ${host}`];

test.each([
  [
    "a length before chunked encoding",
    [...post, "content-length: 5", "transfer-encoding: chunked", "", "0", "", ...smuggled],
  ],
  [
    "chunked encoding before a length",
    [...post, "transfer-encoding: chunked", "content-length: 5", "", "0", "", ...smuggled],
  ],
  ["two different lengths", [...post, "content-length: 5", "content-length: 6", "", "a=b", ...smuggled]],
  ["two lengths in one line", [...post, "content-length: 5, 6", "", "a=b", ...smuggled]],
  ["a length with a sign", [...post, "content-length: +5", "", "a=b", ...smuggled]],
  ["another coding after chunked", [...post, "transfer-encoding: chunked, identity", "", "0", "", ...smuggled]],
  [
    "a chunk with a non-numeric length",
    [...post, "transfer-encoding: chunked", "", "0x5", "a=b", "0", "", ...smuggled],
  ],
  ["a space before the colon", [...post, "content-length : 5", "", "a=b", ...smuggled]],
  ["a header folded into two lines", ["GET /home HTTP/1.1", `host: ${host}`, "x-long: one", " two", "", ""]],
  ["a header line without a colon", ["GET /home HTTP/1.1", `host: ${host}`, "nothing", "", ""]],
  ["a header with a zero byte", ["GET /home HTTP/1.1", `host: ${host}`, "x-zero: a\0b", "", ""]],
  ["no host", ["GET /home HTTP/1.1", "", ""]],
  ["two hosts", ["GET /home HTTP/1.1", `host: ${host}`, "host: evil.example", "", ""]],
  ["a version that does not exist", ["GET /home HTTP/9.9", `host: ${host}`, "", ""]],
  ["a method that does not exist", ["GETT /home HTTP/1.1", `host: ${host}`, "", ""]],
])(
  "a request with %s is rejected and its connection closed, so that the rest is not read as a second request (S-09)",
  async (_, lines) => {
    const answer = await answerTo(lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(answer).toMatch(/^connection: close\r$/im);
  },
);

test("a request with 20 KB of headers is rejected and its connection closed (S-09)", async () => {
  const answer = await answerTo(["GET /home HTTP/1.1", `host: ${host}`, `x-long: ${"a".repeat(20_000)}`, "", ""]);
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
  expect(answer).toMatch(/^connection: close\r$/im);
});
