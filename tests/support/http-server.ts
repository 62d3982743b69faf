import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";

/** A server on loopback with this listener. Closing it also ends all requests that are still open. */
export async function startHttpServer(listener: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(listener).listen(0, "127.0.0.1");
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
