import { z } from "zod";

/** A JSON schema of the dialect of OpenAPI 3.1 (2020-12). */
export type Schema = { [keyword: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

/** Where the schemas that refer to themselves are kept. */
const schemaPlace = "#/components/schemas/";

/** Any JSON: zod's own goes by a number that changes with every schema it is part of. */
const anyJson = "Json";

/**
 * The JSON schema of the data that is sent: the side before zod transforms it, for a request as well as an answer. A part
 * that JSON cannot express is accepted as anything: the caller that sends or returns bytes describes them.
 */
export function schemaOf(type: z.ZodType): Schema {
  const { $schema: _dialect, $defs: _own, ...schema } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
  return withSharedJson(schema) as Schema;
}

/** The schemas others refer to. */
export const sharedSchemas = (): Record<string, Schema> => {
  const { $schema: _dialect, $defs = {} } = z.toJSONSchema(z.json(), { io: "input" });
  const [json] = Object.values($defs);
  return { [anyJson]: withSharedJson(json ?? schemaOf(z.unknown())) as Schema };
};

/** The only schema of the contract that refers to itself is `z.json()`: every reference is to it. */
function withSharedJson(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withSharedJson);
  if (typeof part !== "object" || part === null) return part;
  if ("$ref" in part) return { $ref: schemaPlace + anyJson };
  return Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, withSharedJson(value)]));
}
