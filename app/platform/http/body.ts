import type { Endpoint } from "~/contract/endpoint";
import { readMultipart, UnreadableForm } from "~/contract/multipart";
import { formMaxBytes, uploadMaxParts } from "~/rules/limits/forms";
import { isDeeper } from "~/platform/core/base/is-deeper";
import { refuse } from "~/platform/core/base/refuse";

type Fields = Record<string, unknown>;
const jsonDepth = 12;

/** The input of a request besides its path: its query, a JSON body, or the parts of a multipart one. */
export async function parseFields(request: Request, endpoint: Endpoint): Promise<Fields> {
  if (endpoint.multipart) return partsOf(request, endpoint.maxFile);
  if (endpoint.sentIn === "query") return queryOf(new URL(request.url).searchParams);
  const bytes = await bytesOf(request, formMaxBytes);
  return bytes.length === 0 ? {} : jsonOf(new TextDecoder().decode(bytes));
}

/**
 * Reads a body while counting its bytes; the header is not trusted. A body that is too large is left unread rather than
 * cancelled: cancelling a form in the same process makes undici reject where nothing can catch it.
 */
async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > most) refuse("tooLarge", "request.e413");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > most) refuse("tooLarge", "request.e413");
    chunks.push(read.value);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}

/** A parameter given several times is a list (§5). */
function queryOf(parameters: URLSearchParams): Fields {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function jsonOf(text: string): Fields {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse("invalid", "request.e400");
  if (isDeeper(value, jsonDepth)) refuse("invalid", "request.e400");
  return value as Fields;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("invalid", "request.e400");
  }
}

async function partsOf(request: Request, { bytes, code }: Endpoint["maxFile"]): Promise<Fields> {
  try {
    return Object.fromEntries(await readMultipart(request, { bytes: bytes + formMaxBytes, parts: uploadMaxParts }));
  } catch (error) {
    if (error instanceof UnreadableForm && error.reason === "size")
      return refuse("tooLarge", code, { maxBytes: bytes });
    return refuse("invalid", "request.e400");
  }
}
