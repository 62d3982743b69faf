import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a server that can simulate network faults. */
export type FaultyProxy = {
  port: number;
  /** Keeps connections open but forwards nothing in either direction; new connections are also accepted. */
  freeze: () => void;
  /** Forwards everything again, starting with the queued data. */
  thaw: () => void;
  /** Closes all connections. */
  cut: () => void;
  /**
   * Goes silent at the commit of the next transaction of PostgreSQL that mentions `about`: before the commit reaches
   * the server, or after the server has committed but before the client receives the result. Resolves once that has
   * happened.
   */
  freezeAtCommit: (side: "before" | "after", about: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Listens on a free port and passes everything on to a server of this machine. */
export async function startProxy(target: number): Promise<FaultyProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  let watch: { side: "before" | "after"; about: string; isThere: () => void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    let transaction = "";
    let isCommitting = false;
    client.on("data", (piece) => {
      transaction = piece.includes("begin\0") ? "begin" : transaction + piece.toString("latin1");
      const isCommit = piece.includes("commit\0") && watch !== undefined && transaction.includes(watch.about);
      if (isCommit && watch?.side === "before") return goSilent();
      isCommitting = isCommit;
      upstream.write(piece);
    });
    upstream.on("data", (piece) => {
      if (isCommitting) return goSilent();
      client.write(piece);
    });
    for (const [one, other] of [pair, [upstream, client]] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
      if (isFrozen) one.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const all = () => [...pairs].flat();
  function freeze() {
    isFrozen = true;
    for (const socket of all()) socket.pause();
  }
  function goSilent() {
    freeze();
    watch?.isThere();
    watch = undefined;
  }
  return {
    port: address.port,
    freeze,
    freezeAtCommit: (side, about) => new Promise((resolve) => (watch = { side, about, isThere: resolve })),
    thaw() {
      isFrozen = false;
      for (const socket of all()) socket.resume();
    },
    cut() {
      for (const socket of all()) socket.destroy();
    },
    async stop() {
      for (const socket of all()) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
