import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect, isIPv6 } from "node:net";
import { hostname as ownName } from "node:os";
import { type Head, toStampedText } from "./head";
import type { HeadTarget } from "./target";

/** Facility 13 (audit of the log), severity 5 (notice). */
const priority = 13 * 8 + 5;
const defaultPort = 514;

/**
 * A collector of syslog (RFC 5424), over UDP, or over TCP with the length before each message (RFC 6587). It returns
 * nothing, and over UDP does not confirm receipt. Collectors cut long messages, so the timestamp of a head stays in the
 * database.
 */
export function syslogTarget({ protocol, hostname, port }: URL): HeadTarget {
  const host = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  const place = { host, port: Number(port || defaultPort) };
  return {
    name: `${protocol}//${hostname}:${place.port}`,
    async write(head, signal) {
      const bytes = Buffer.from(toMessage(head));
      await (protocol === "syslog+tcp:" ? sendStream(place, bytes, signal) : sendDatagram(place, bytes));
    },
  };
}

/** The message name by which a collector finds the heads among all other lines. */
const toMessage = (head: Head) =>
  `<${priority}>1 ${head.at} ${ownName() || "-"} supplier-portal ${process.pid} AUDITHEAD - ${toStampedText(head)}`;

type Place = { host: string; port: number };

async function sendDatagram({ host, port }: Place, bytes: Buffer): Promise<void> {
  const socket = createSocket(isIPv6(host) ? "udp6" : "udp4");
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.send(bytes, port, host, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    socket.close();
  }
}

/** The collector's host has received the message once the connection was closed without an error. */
async function sendStream({ host, port }: Place, bytes: Buffer, signal: AbortSignal): Promise<void> {
  const socket = connect({ host, port, signal });
  try {
    await once(socket, "connect", { signal });
    socket.end(Buffer.concat([Buffer.from(`${bytes.length} `), bytes]));
    socket.resume();
    await once(socket, "close", { signal });
  } finally {
    socket.destroy();
  }
}
