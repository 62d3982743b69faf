import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { scanMaxBytes } from "~/rules/files/limits";

/** The scanner's verdict; `signature` is its name for the virus. */
export type ScanVerdict = { is: "clean" } | { is: "infected"; signature: string };

/** The scanner did not report the file as clean or infected: any other response. */
export class NotScanned extends Error {
  override readonly name = "NotScanned";
}

const answerMax = 1000;
const defaultPort = 3310;

type Part = string | Uint8Array;
type Conversation = {
  /** `clamd://host:port` */
  url: string;
  /** Aborts the connection at any point. */
  signal: AbortSignal;
};

/**
 * Scans bytes with clamd's INSTREAM command. `size` is the expected number of bytes: otherwise a stream that ends early
 * would get part of the file declared clean. Throws `NotScanned` for every response other than OK and FOUND, and after
 * the timeout.
 */
export async function scanBytes(
  conversation: Conversation,
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<ScanVerdict> {
  const answer = await converse(conversation, inStream(bytes, size));
  if (answer === "stream: OK") return { is: "clean" };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature) return { is: "infected", signature };
  throw new NotScanned(answer || "no answer");
}

/** Fails if clamd does not respond. */
export async function pingScanner(conversation: Conversation): Promise<void> {
  const answer = await converse(conversation, ["zPING\0"]);
  if (answer !== "PONG") throw new NotScanned(answer || "no answer");
}

/** The command, then each chunk after its length in four bytes; a length of zero ends it. */
async function* inStream(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  let bytesSent = 0;
  for await (const chunk of bytes) {
    bytesSent += chunk.length;
    if (bytesSent > scanMaxBytes) throw new NotScanned("more bytes than may be scanned");
    if (chunk.length > 0) {
      yield lengthInFour(chunk.length);
      yield chunk;
    }
  }
  if (bytesSent !== size) throw new NotScanned("not as many bytes as the file has");
  yield lengthInFour(0);
}

function lengthInFour(length: number): Uint8Array {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length);
  return four;
}

/**
 * Sends everything and reads the response, which ends with a zero byte. A response that arrives before everything was
 * sent is not a verdict. Ends when the connection closes for any reason.
 */
function converse({ url, signal }: Conversation, parts: Iterable<Part> | AsyncIterable<Part>): Promise<string> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const socket = connect({ host, port: Number(port || defaultPort), signal });
  const conversation = new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new NotScanned(reason));
    let answer = "";
    let isSent = false;
    const end = (reply: string) => (isSent ? resolve(reply) : fail(`before everything was sent: ${reply}`));
    socket.on("data", (piece: Buffer) => {
      answer += piece.toString("utf8");
      if (answer.length > answerMax) fail("an answer without end");
      else if (answer.endsWith("\0")) end(answer.slice(0, -1));
    });
    socket.on("error", (error: Error & { code?: string }) => fail(error.code ?? error.name));
    socket.on("close", () => fail(answer || "no answer"));
    sendAll(socket, parts).then(
      () => (isSent = true),
      (error: Error) => fail(reasonOf(error)),
    );
  });
  return conversation.finally(() => socket.destroy());
}

/** Writes every chunk to the socket, respecting backpressure. */
async function sendAll(socket: Socket, parts: Iterable<Part> | AsyncIterable<Part>): Promise<void> {
  const closing = new AbortController();
  socket.once("close", () => closing.abort());
  for await (const part of parts) {
    if (socket.writableNeedDrain) await once(socket, "drain", { signal: closing.signal });
    if (socket.destroyed) throw new NotScanned("the connection broke");
    socket.write(part);
  }
}

const reasonOf = (error: Error) => (error instanceof NotScanned ? error.message : error.name);
