import { type Endpoint, refusal } from "../endpoint";
import * as contract from "../index";
import { registrationTokenHeader } from "../registration";
import { docstringsIn } from "./docstrings";
import { introduction } from "./introduction";
import { operationOf } from "./operation";
import { headerParameters } from "./parameters";
import { schemaOf, sharedSchemas } from "./schemas";

/** The contract's own text: what its docstrings say is what the document says. */
const sources = import.meta.glob<string>("../*.ts", { query: "?raw", import: "default", eager: true });

/** A call with where it stands in the contract and what its docstring says. */
export type DescribedCall = { subject: string; name: string; endpoint: Endpoint; text: string };

/** Every call of the base API, subject by subject. */
export const describedCalls = (): DescribedCall[] =>
  Object.entries(contract).flatMap(([subject, calls]) =>
    Object.entries(calls).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ subject, name, endpoint, text: docstringsOf(subject).calls[name] ?? "" }] : [],
    ),
  );

/** The base API as an OpenAPI 3.1 document, made of the contract. */
export function describeBaseApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { subject, name, endpoint, text } of describedCalls()) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(subject, name, endpoint, text);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Base API of the supplier portal", version: "1.0.0", description: introduction },
    tags: Object.keys(contract).map((name) => ({ name, description: docstringsOf(name).subject ?? undefined })),
    paths,
    components: {
      schemas: { ...sharedSchemas(), Refusal: schemaOf(refusal) },
      parameters: headerParameters,
      responses: {
        Refused: {
          description: "A refusal, with any status: the body being marked `failed` is what counts.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
        },
      },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token of a workspace session." },
        registration: {
          type: "apiKey",
          in: "header",
          name: registrationTokenHeader,
          description: "The token of a registration.",
        },
      },
    },
  };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;

const docstringsOf = (subject: string) => docstringsIn(sources[`../${fileOf(subject)}.ts`] ?? "");

/** `changeRequests` stands in `change-requests.ts`. */
const fileOf = (subject: string) => subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
