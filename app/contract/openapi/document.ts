import { type Call, calls } from "../calls";
import * as contract from "../index";
import { registrationTokenHeader } from "../registration";
import { docstringsIn, subjectsIn } from "./docstrings";
import { introduction } from "./introduction";
import { operationOf } from "./operation";
import { headerParameters } from "./parameters";
import { refusalResponses, refusalSchema } from "./refusals";
import { sharedSchemas } from "./schemas";

/** The contract's own text: what its docstrings say is what the document says. */
const sources = import.meta.glob<string>("../*.ts", { query: "?raw", import: "default", eager: true });

/** A call with where it stands in the contract and what its docstring says. */
export type DescribedCall = Call & { text: string };

/** Every call of the base API, subject by subject. */
export const describedCalls = (): DescribedCall[] =>
  calls.map((call) => ({ ...call, text: docstringsOf(call.subject)[call.name] ?? "" }));

const subjects = subjectsIn(sources["../index.ts"] ?? "");

/** Wherever a company has its base API: the document is the same when it is served and when it is kept in a file. */
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

/** `changeRequests` stands in `change-requests.ts`. */
const fileOf = (subject: string) => subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
