import { type Endpoint, refusal } from "../endpoint";
import { schemaOf } from "./schemas";

/** The refusals of calls by status: the name of the response in the document, and its meaning. */
const meanings = {
  400: ["BadRequest", "What was sent is not as described, or the call has a code for what is wrong with it."],
  401: ["Unauthorized", "The token of the call is missing, unknown or over."],
  403: ["Forbidden", "Not permitted, or the CSRF token is not fresh (`WEB-SECURITY-1001`)."],
  404: ["NotFound", "There is none, or none that the caller may know of."],
  409: ["Conflict", "The saved data has changed since, or is past this step."],
  410: ["Gone", "The sign-in has run out, or belongs to another browser."],
  413: ["ContentTooLarge", "The body or the file is larger than the call takes."],
  422: ["UnprocessableContent", "What was sent is well formed and breaks a rule; `details` may say which."],
  429: ["TooManyRequests", "Too often. `details.retryAfter` says in how many seconds it may be tried again."],
} as const;
type Status = keyof typeof meanings;

const statuses = Object.keys(meanings).map(Number) as Status[];
const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
const retryAfter = {
  "retry-after": { description: "In how many seconds it may be tried again.", schema: { type: "integer" } },
};

/** The refusal responses, as components that operations refer to. */
export const refusalResponses = {
  ...Object.fromEntries(
    statuses.map((status) => {
      const [name, description] = meanings[status];
      return [name, { description, content, ...(status === 429 && { headers: retryAfter }) }];
    }),
  ),
  Refused: { description: "A refusal, with any status: the body being marked `failed` is what counts.", content },
};

/** A refusal as a schema. */
export const refusalSchema = () => schemaOf(refusal);

/** A reference to a response component. */
export type Reference = { $ref: string };
const responseNamed = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

/** The refusal statuses of a call: those it declares, and those that follow from its access and body. */
function statusesOf({ access, multipart, sentIn, refusals: refuses }: Endpoint): Status[] {
  const ownStatuses: Status[] = [
    400,
    ...(access === "open" ? [] : ([401] as const)),
    // 403: the caller may be a colleague without access. 409: the window may belong to another registration.
    ...(access === "registration" ? ([403, 409] as const) : []),
    ...(access === "session" ? ([403] as const) : []),
    ...(multipart || sentIn === "body" ? ([413] as const) : []),
    ...(multipart ? ([429] as const) : []),
    ...refuses,
  ];
  return ownStatuses.filter((status) => ownStatuses.includes(status));
}

/** The refusal responses of a call. `default` covers other statuses of services. */
export const refusalsOf = (endpoint: Endpoint): Partial<Record<number, Reference>> & { default: Reference } => ({
  ...Object.fromEntries(statusesOf(endpoint).map((status) => [status, responseNamed(meanings[status][0])])),
  default: responseNamed("Refused"),
});
