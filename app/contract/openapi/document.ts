import { type Call, calls } from "../calls";
import * as contract from "../index";
import { registrationTokenHeader } from "../registration";
import { operationOf } from "./operation";
import { headerParameters } from "./parameters";
import { refusalResponses, refusalSchema } from "./refusals";
import { sharedSchemas } from "./schemas";

/** The sources of the contract. Their docstrings become the texts of the document. */
const sources = import.meta.glob<string>("../*.ts", { query: "?raw", import: "default", eager: true });

/** A call with its place in the contract and its docstring. */
type DescribedCall = Call & { text: string };

/** Every call of the base API, by subject. */
export const describedCalls = (): DescribedCall[] =>
  calls.map((call) => ({ ...call, text: docstringsOf(call.subject)[call.name] ?? "" }));

/** A placeholder host, so that the served document and the committed file are identical. */
const server = {
  url: "{baseApi}",
  description: "The base API that a portal asks.",
  variables: {
    baseApi: {
      default: "http://127.0.0.1:4000",
      description: "What the setting `BASE_API_URL` of the portal says; a path in it is kept.",
    },
  },
};

/** Builds the OpenAPI 3.1 document of the base API from the contract. */
export function describeBaseApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { subject, name, endpoint, text } of describedCalls()) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(subject, name, endpoint, text);
  }
  const subjects = subjectsIn(sources["../index.ts"] ?? "");
  return {
    openapi: "3.1.0",
    info: { title: "Base API of the supplier portal", version: "1.0.0", description: introduction },
    servers: [server],
    tags: Object.keys(contract).map((name) => ({ name, description: subjects[name] })),
    paths,
    components: {
      schemas: { ...sharedSchemas(), Refusal: refusalSchema() },
      parameters: headerParameters,
      responses: refusalResponses,
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

const docstringsOf = (subject: string) => docstringsIn(sources[`../${fileOf(subject)}.ts`] ?? "");

/** Converts a subject to its file name: `changeRequests` is in `change-requests.ts`. */
const fileOf = (subject: string) => subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The introduction, which applies to every call; see docs/base-api.md for more. */
const introduction = `
What the portal asks of a base API. The embedded one answers all of it; a company's own may take its place
(\`BASE_API_URL\`).

- **Two families.** Addresses under \`/api/v1\` answer in an envelope, \`{ "code": "0", "data": … }\`; those of the services
  under \`/spfm\`, \`/hfle\` and \`/smdm\` answer plain JSON. Each call says which it is. A call that answers nothing
  may answer an empty object, null, or no body.
- **Refusals** are \`{ "failed": true, "code", "message", "details" }\` in both, with any status, even 200. The portal has words of
  its own for the codes named here; for any other it shows \`message\`.
- **Headers**: those of the parameters, on every call. \`authorization\` carries a workspace session,
  \`x-registration-token\` a registration.
- **Pages** are zero-based: \`page\` and \`size\` ask, \`number\`, \`size\`, \`totalElements\` and \`totalPages\` answer.
- **Lists in a query** are repeated parameters: \`value=CN&value=JP\`.
- **Instants** are ISO 8601 in UTC, days \`YYYY-MM-DD\`.
- **Patience**: a call that is not answered within 50 seconds has failed.
`.trim();

/** The docstrings of a source, by the name of the declaration that follows. */
type Docstrings = Record<string, string>;

const docstring = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
const aboveCall = new RegExp(String.raw`${docstring}export const (\w+) = endpoint\(`, "g");
const aboveSubject = new RegExp(String.raw`${docstring}export \* as (\w+) from`, "g");

/** The docstrings of the calls in the source of a contract file. */
export const docstringsIn = (source: string): Docstrings => findAll(aboveCall, source);

/** The docstrings of the subjects in the index of the contract. */
export const subjectsIn = (source: string): Docstrings => findAll(aboveSubject, source);

const findAll = (pattern: RegExp, source: string): Docstrings =>
  Object.fromEntries([...source.matchAll(pattern)].map(([, text = "", name = ""]) => [name, plain(text)]));

/** A docstring without the asterisks at the start of its lines. */
const plain = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ")
    .trim();
