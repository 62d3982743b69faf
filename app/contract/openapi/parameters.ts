import type { Endpoint } from "../endpoint";
import { csrfTokenHeader, loginBindingHeader } from "../session";
import { registrationIdHeader } from "../paths";
import { requestIdHeader } from "../tracing";
import { type Schema, schemaOf } from "./schemas";

type Parameter = Record<string, unknown>;
const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const text = { type: "string" };

/** The headers of every call (§7). */
const everywhere: Record<string, Parameter> = {
  TenantCode: {
    name: "x-tenant-code",
    in: "header",
    required: true,
    schema: text,
    description: "The fixed tenant code of this portal (setting `TENANT_CODE`).",
  },
  Locale: {
    name: "locale",
    in: "header",
    required: true,
    schema: { type: "string", const: "en-US" },
    description: "Always `en-US`; the language is that of `accept-language`.",
  },
  AcceptLanguage: {
    name: "accept-language",
    in: "header",
    required: true,
    schema: { type: "string", enum: ["zh-CN", "en-US"] },
    description: "The language of names, titles and texts in the answer. Answers hold codes, refusals too.",
  },
  ClientAddress: {
    name: "x-client-address",
    in: "header",
    required: true,
    schema: text,
    description: "The address of the browser, for limits per address. Believe it from the portal alone.",
  },
  RequestId: {
    name: requestIdHeader,
    in: "header",
    schema: text,
    description:
      "The request of the browser that the call belongs to, as the portal's log names it. Write it into yours.",
  },
};

/** The headers of some calls. */
const somewhere: Record<string, Parameter> = {
  CsrfToken: {
    name: csrfTokenHeader,
    in: "header",
    schema: text,
    description:
      "Sent when one is held. A change without a fresh one is refused with 403 `WEB-SECURITY-1001`, and a fresh one in " +
      "`details.csrfToken`.",
  },
  RegistrationId: {
    name: registrationIdHeader,
    in: "header",
    schema: text,
    description:
      "The registration that the browser's window was opened for, where it names one. A call whose token belongs to another " +
      "registration is refused with 409 `registration.another` and changes nothing.",
  },
  LoginBinding: {
    name: loginBindingHeader,
    in: "header",
    schema: text,
    description: "Stands for the browser that signs in: what one browser began no other one ends.",
  },
};

/** All headers, as components that operations refer to. */
export const headerParameters = { ...everywhere, ...somewhere };

/** Whether the calls of a subject are bound to one browser. */
const isBound = (subject: string) => subject === "session" || subject === "signIn";

/** The header, path and query parameters of a call. */
export function parametersOf(subject: string, endpoint: Endpoint): Parameter[] {
  return [
    ...Object.keys(everywhere).map(ref),
    ...(endpoint.access === "session" && endpoint.mutates ? [ref("CsrfToken")] : []),
    ...(endpoint.access === "registration" ? [ref("RegistrationId")] : []),
    ...(isBound(subject) ? [ref("LoginBinding")] : []),
    ...inAddress(endpoint),
  ];
}

function inAddress(endpoint: Endpoint): Parameter[] {
  const { properties = {}, required = [], additionalProperties } = schemaOf(endpoint.input);
  const names = namesInPath(endpoint);
  const isInQuery = endpoint.sentIn === "query" && !endpoint.multipart;
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? text })),
    ...Object.entries(properties)
      .filter(([name]) => isInQuery && !names.includes(name))
      .map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema, ...arrayStyle })),
    ...(isInQuery && typeof additionalProperties === "object" ? [furtherNames(additionalProperties as Schema)] : []),
  ];
}

/** Arrays are sent as repeated parameters (§5). */
const arrayStyle = { style: "form", explode: true };

/**
 * Parameters whose names the contract does not define: the query fields of a list, or those that an identity provider
 * returns.
 */
const furtherNames = (schema: Schema) => ({
  name: "further",
  in: "query",
  description: "Further parameters, each by its own name.",
  schema: { type: "object", additionalProperties: schema },
  ...arrayStyle,
});

/** The parameter names in braces in a path. */
export const namesInPath = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
