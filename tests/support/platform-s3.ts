import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A storage on loopback that speaks as much of S3 as the portal needs: put, get, head and delete of signed requests. */
export async function s3Server() {
  const objects = new Map<string, Buffer>();
  /** `silent`: takes connections and answers nothing; `noBucket`: the bucket is not there; `full`: it has no room. */
  let state: "up" | "silent" | "noBucket" | "full" = "up";
  const server = createServer(async (request, response) => {
    if (state === "silent") return;
    const { pathname: key, searchParams } = new URL(request.url ?? "/", "http://s3");
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=KEY/")) {
      return void response.writeHead(403).end();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const xml = (status: number, body: string) =>
      void response.writeHead(status, { "content-type": "application/xml" }).end(body);
    if (state === "noBucket") return xml(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (searchParams.has("list-type")) return xml(200, "<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>");
    if (state === "full" && request.method === "PUT")
      return xml(507, "<Error><Code>InsufficientStorage</Code></Error>");
    const kept = objects.get(key);
    if (request.method === "PUT") objects.set(key, Buffer.concat(chunks));
    if (request.method === "DELETE") objects.delete(key);
    if (request.method === "PUT") return void response.writeHead(200, { etag: '"1"' }).end();
    if (request.method === "DELETE") return void response.writeHead(204).end();
    if (!kept) return void response.writeHead(404).end();
    response.writeHead(200, { "content-length": kept.length, etag: '"1"', "last-modified": new Date(0).toUTCString() });
    response.end(request.method === "HEAD" ? undefined : kept);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    objects,
    set(next: typeof state) {
      state = next;
    },
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
