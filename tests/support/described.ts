import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Endpoint } from "~/contract/endpoint";
import { describeBaseApi } from "~/contract/openapi/document";
import type { DescribedAnswer } from "~/contract/openapi/operation";

type Schema = Record<string, unknown>;

const place = "base-api";
const document = describeBaseApi();
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema(closed({ components: document.components }) as Schema, place);

/** Each schema is compiled once per process. */
const compiled = new WeakMap<object, ValidateFunction>();

type Passed = { endpoint: Endpoint; status: number };
let heard: Passed[] | undefined;

/** The responses that matched their description while something ran. */
export async function describedDuring(run: () => Promise<unknown>): Promise<Passed[]> {
  const passed: Passed[] = [];
  heard = passed;
  await run().finally(() => (heard = undefined));
  return passed;
}

/**
 * Fails if a response does not match the description of its call: status, media type, and exactly the described values.
 * People who replace the base API rely on the description.
 */
export async function expectDescribed(endpoint: Endpoint, response: Response): Promise<void> {
  await compare(endpoint, response);
  heard?.push({ endpoint, status: response.status });
}

async function compare(endpoint: Endpoint, response: Response) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { responses } =
    document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? fail(`${name} is not described`);
  const isRefused = response.status >= 400;
  // Any call can fail with a server error.
  const isNamed = response.status >= 500 || response.status in responses;
  const described = isRefused
    ? document.components.responses.Refused
    : (responses[response.status] as DescribedAnswer | undefined);
  if (!described || !isNamed) return fail(`${name} answers ${response.status}, which is not described`);
  if (!described.content) {
    if (!response.headers.get("location")) fail(`${name} sends the browser nowhere`);
    return;
  }
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const content: DescribedAnswer["content"] = described.content;
  const media =
    content[type] ?? content["*/*"] ?? fail(`${name} answers ${type || "no media type"}, which is not described`);
  if (!media.schema) return;
  const body: unknown = type === "application/json" ? await response.clone().json() : await response.clone().text();
  const validate = validatorOf(media.schema);
  if (!validate(body))
    fail(
      `${name} answers ${response.status} not as described: ${ajv.errorsText(validate.errors, { dataVar: "answer" })}`,
    );
}

function validatorOf(schema: Schema) {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile(absolute(closed(schema)) as Schema);
  compiled.set(schema, validate);
  return validate;
}

/**
 * Forbids additional properties. The platform returns described properties only; a company's own base API may return
 * more.
 */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== "object" || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, closed(value)]));
  return copy.type === "object" && "properties" in copy ? { additionalProperties: false, ...copy } : copy;
}

/** Makes the references in a part of the document absolute, so that they resolve outside it. */
function absolute(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(absolute);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => [
      keyword,
      keyword === "$ref" && typeof value === "string" ? place + value : absolute(value),
    ]),
  );
}

function fail(reason: string): never {
  throw new Error(reason);
}
