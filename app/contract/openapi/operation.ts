import type { z } from "zod";
import type { Endpoint } from "../endpoint";
import { exampleOf } from "./examples";
import { namesInPath, parametersOf } from "./parameters";
import { type Reference, refusalsOf } from "./refusals";
import { type Schema, schemaOf } from "./schemas";

const json = (schema: Schema) => ({ "application/json": { schema } });

/** Converts a call to an OpenAPI operation. `text` is its docstring. */
export function operationOf(subject: string, name: string, endpoint: Endpoint, text: string) {
  const body = bodyOf(endpoint);
  return {
    operationId: `${subject}.${name}`,
    tags: [subject],
    summary: firstSentence(text),
    description: [text, ...conditionsOf(endpoint)].join("\n\n"),
    parameters: parametersOf(subject, endpoint),
    ...(body && { requestBody: body }),
    responses: responsesOf(endpoint),
    security: endpoint.access === "open" ? [] : [{ [endpoint.access]: [] }],
  };
}

/** The text up to the first full stop or colon that ends a sentence. */
const firstSentence = (text: string) => /^.+?(?=[.:;](\s|$))/.exec(text)?.[0] ?? text;

/** Whether the colleagues whom a registrant has invited may call. */
const colleagueConditions: Record<NonNullable<Endpoint["registrants"]>, string> = {
  owner: "For the registrant only: a colleague who is invited to some tabs gets 403 `colleague.ownerOnly`.",
  tabs: "A colleague may call it for the tabs they are invited to, and gets 403 `colleague.otherTab` for others.",
};

/** The conditions from the contract's fields, which the docstring does not repeat. */
const conditionsOf = ({
  button,
  access,
  registrants,
  isBeforeConsent,
  touchesSession,
  multipart,
  maxFile,
}: Endpoint) => [
  ...(button ? [`Needs the permission \`${button}\`: without it 403 \`request.e403\`.`] : []),
  ...(registrants === null ? [] : [colleagueConditions[registrants]]),
  ...(isBeforeConsent ? ["Answers before a user in India has agreed to the texts, too."] : []),
  ...(access !== "open" && !touchesSession ? ["Does not count as a use of the session."] : []),
  ...(multipart ? [`The largest file is ${maxFile.bytes} bytes; a larger one is \`${maxFile.code}\` (413).`] : []),
];

function bodyOf(endpoint: Endpoint) {
  const { multipart, sentIn } = endpoint;
  if (sentIn === "query" && !multipart) return null;
  const inPath = namesInPath(endpoint);
  const { properties = {}, required = [], ...rest } = schemaOf(endpoint.input);
  const bodyFields = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const requiredFields = required.filter((name) => !inPath.includes(name));
  const schema = {
    ...rest,
    properties: Object.fromEntries(bodyFields),
    ...(requiredFields.length > 0 && { required: requiredFields }),
  };
  const content = multipart
    ? { "multipart/form-data": { schema: withFiles(schema, endpoint) } }
    : { "application/json": { schema, example: exampleOf({ type: "object", ...schema }) } };
  return { required: requiredFields.length > 0, content };
}

/** The multipart fields that are files, sent as bytes rather than JSON. */
function withFiles(schema: Schema, { input }: Endpoint): Schema {
  const { shape } = input as z.ZodObject;
  const isFile = (name: string) => shape[name]?.safeParse(new File([], "any")).success ?? false;
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    isFile(name) ? { type: "string", contentMediaType: "application/octet-stream" } : part,
  ]);
  return { ...schema, properties: Object.fromEntries(parts) as Record<string, Schema> };
}

/** A response in OpenAPI's format. */
export type DescribedAnswer = {
  description: string;
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, unknown>;
};

const responsesOf = (endpoint: Endpoint): Responses => ({ ...answerOf(endpoint), ...refusalsOf(endpoint) });
type Responses = Partial<Record<number, DescribedAnswer | Reference>> & { default: Reference };

/** The successful responses of a call, by status. */
function answerOf({ wire, bytes, answer }: Endpoint): Partial<Record<number, DescribedAnswer>> {
  if (wire === "raw" && bytes === null) {
    const headers = { location: { required: true, schema: { type: "string", format: "uri-reference" } } };
    return { 302: { description: "Sends the browser on.", headers } };
  }
  if (wire === "raw") return { 200: { description: "The bytes.", content: { [bytes ?? ""]: {} } } };
  const schema = schemaOf(answer);
  if (wire === "text") return { 200: { description: "The answer as text.", content: { "text/plain": { schema } } } };
  if (wire === "plain") return { 200: { description: "The answer.", content: json(schema) } };
  return { 200: { description: "The answer, under `data`.", content: json(toEnvelope(schema)) } };
}

const toEnvelope = (data: Schema): Schema => ({
  type: "object",
  properties: { code: { const: "0" }, data },
  required: ["code", "data"],
});
