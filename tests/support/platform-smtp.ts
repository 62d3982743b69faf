import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the mail server behaves (F-06). */
type Mode = "up" | "refuses550" | "busy421" | "hangs" | "acceptsThenDrops";
type Received = { to: string[]; messageId: string; subject: string; body: string };

const replied = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

/** A mail server on loopback with any of these behaviours. */
export async function mailServer(mode: Mode = "up") {
  const received: Received[] = [];
  const state = { mode, unanswered: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onConnect(_, done) {
      if (state.mode !== "hangs") return done();
      state.unanswered += 1;
    },
    onRcptTo({ address }, _, done) {
      if (state.mode === "refuses550") return done(replied(550, `no such user ${address}`));
      return state.mode === "busy421" ? done(replied(421, "try later")) : done();
    },
    onData(stream, { envelope, id }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(body)?.[1]?.trim() ?? "";
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          messageId: header("message-id"),
          subject: header("subject"),
          body,
        });
        if (state.mode === "acceptsThenDrops") drop(id);
        else done();
      });
    },
  });
  const { connections } = server as unknown as { connections: Set<Connection> };
  function drop(id?: string) {
    for (const connection of connections) if (id === undefined || connection.id === id) connection._socket.destroy();
  }
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const urlFor = (timeoutMs: number) =>
    `smtp://127.0.0.1:${port}/?connectionTimeout=${timeoutMs}&greetingTimeout=${timeoutMs}&socketTimeout=${timeoutMs}`;
  // On a busy machine even a working server may be slow, so only servers that should time out get a short timeout.
  const patientUrl = urlFor(20_000);
  return {
    url: mode === "hangs" ? urlFor(300) : patientUrl,
    patientUrl,
    received,
    /** The number of clients that got no response. */
    unanswered: () => state.unanswered,
    set: (mood: Mode) => void (state.mode = mood),
    /** Drops the clients that are connected. */
    dropAll: () => drop(),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
type Connection = { id: string; _socket: { destroy(): void } };
