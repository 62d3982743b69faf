import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Lock = { mode: string; until: string; checksum: string };
/** A version of the object under a key; versions are in the order of arrival. */
type Version = { key: string; bytes: Buffer; lock: Lock | null };

/**
 * A storage on loopback that speaks as much of S3 as the portal needs: put, get, head and delete of signed requests, and the
 * list of versions of a bucket with object lock, in which a deleted object stays.
 */
export async function s3Server() {
  const objects = new Map<string, Buffer>();
  const versions: Version[] = [];
  /**
   * `silent`: accepts connections but does not respond; `noBucket`: the bucket does not exist; `full`: it has no space
   * left.
   */
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
    const versionId = searchParams.get("versionId");
    const kept = versionId === null ? objects.get(key) : versions[Number(versionId)]?.bytes;
    if (searchParams.has("versions")) return xml(200, listOf(versions, key, searchParams));
    if (request.method === "PUT") {
      objects.set(key, Buffer.concat(chunks));
      versions.push({ key, bytes: Buffer.concat(chunks), lock: lockIn(request.headers) });
    }
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
    versions,
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

/** Returns the lock that the headers of a put describe. */
function lockIn(headers: IncomingHttpHeaders): Lock | null {
  const of = (name: string) => String(headers[name] ?? "");
  const mode = of("x-amz-object-lock-mode");
  const until = of("x-amz-object-lock-retain-until-date");
  return mode ? { mode, until, checksum: of("x-amz-checksum-sha256") } : null;
}

/** Two versions per page, so that reading the list needs several requests. */
const pageSize = 2;

function listOf(versions: readonly Version[], bucket: string, query: URLSearchParams): string {
  const start = bucket.endsWith("/") ? bucket : `${bucket}/`;
  const from = Number(query.get("version-id-marker") ?? "-1") + 1;
  const all = versions
    .map(({ key }, id) => ({ key: key.slice(start.length), id, isOurs: key.startsWith(start) }))
    .filter(({ key, id, isOurs }) => isOurs && id >= from && key.startsWith(query.get("prefix") ?? ""));
  const page = all.slice(0, pageSize);
  const last = page.at(-1);
  const more =
    all.length > pageSize && last
      ? `<IsTruncated>true</IsTruncated><NextKeyMarker>${last.key}</NextKeyMarker><NextVersionIdMarker>${last.id}</NextVersionIdMarker>`
      : "<IsTruncated>false</IsTruncated>";
  const rows = page.map(({ key, id }) => `<Version><Key>${key}</Key><VersionId>${id}</VersionId></Version>`);
  return `<ListVersionsResult>${more}${rows.join("")}</ListVersionsResult>`;
}
