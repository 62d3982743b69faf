import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * How the scanner behaves (F-22). `scans`: finds the virus in files that contain `virusText`; `holds`: responds only
 * after a change of mode; `error` and `limit`: responds like clamd if it cannot scan or the stream is too long;
 * `early`: reports a file as clean before receiving any of it; `endless`: never stops responding; `silent`: reads
 * everything and never responds; `drops`: closes the connection.
 */
type Mode = "scans" | "holds" | "error" | "limit" | "early" | "endless" | "silent" | "drops";

/** The text that the scanner treats as a virus. */
export const virusText = "X5O-A-VIRUS-OF-THE-TESTS";

/** A scanner on loopback that speaks clamd's protocol, in any mode. */
export async function fakeClamd(mode: Mode = "scans") {
  const state = { mode, silences: 0 };
  /** The scanned files, complete. */
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const held: (() => void)[] = [];

  const server = createServer((socket) => {
    open.add(socket);
    const pieces: Buffer[] = [];
    let size = 0;
    let last = Buffer.alloc(0);
    let isSilent = false;
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    if (state.mode === "early") return void socket.end("stream: OK\0");
    if (state.mode === "endless") return void socket.write("stream: ".padEnd(100_000, "x"));
    socket.on("data", (piece: Buffer) => {
      pieces.push(piece);
      size += piece.length;
      last = Buffer.concat([last, piece.subarray(-lengthBytes)]).subarray(-lengthBytes);
      // A connection without a response never gets one later, because a file arrives in several chunks.
      if (isSilent || state.mode === "silent") {
        isSilent = true;
        state.silences += 1;
        return;
      }
      if (state.mode === "drops") return void socket.destroy();
      if (size === ping.length && Buffer.concat(pieces).equals(ping)) return void socket.end("PONG\0");
      // Concatenated only if the file may be complete, because a large one arrives in a thousand chunks.
      const file = last.equals(end) ? fileIn(Buffer.concat(pieces)) : null;
      if (!file) return;
      const answer = () => void socket.end(`${answerTo(file)}\0`);
      if (state.mode === "holds") held.push(answer);
      else answer();
    });
  });

  function answerTo(file: Buffer): string {
    if (state.mode === "error") return "stream: Can't allocate memory ERROR";
    if (state.mode === "limit") return "INSTREAM size limit exceeded. ERROR";
    scanned.push(file);
    return file.includes(virusText) ? "stream: Tests.Virus.UNOFFICIAL FOUND" : "stream: OK";
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `clamd://127.0.0.1:${port}`,
    scanned,
    /** The number of scans without a response. */
    silences: () => state.silences,
    /** Closes all connections. */
    drop() {
      for (const socket of open) socket.destroy();
    },
    set(mood: Mode) {
      state.mode = mood;
      if (mood !== "holds") for (const answer of held.splice(0)) answer();
    },
    async close() {
      this.drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ping = Buffer.from("zPING\0");
const command = "zINSTREAM\0";
/** The length before each chunk. A length of zero ends the file. */
const lengthBytes = 4;
const end = Buffer.alloc(lengthBytes);

/** The file in the received bytes; null until it is complete. */
function fileIn(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = command.length; at + lengthBytes <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + lengthBytes, at + lengthBytes + length));
    at += lengthBytes + length;
  }
  return null;
}
