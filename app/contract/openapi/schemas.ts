import { z } from "zod";

/** A JSON schema in the dialect of OpenAPI 3.1 (2020-12). */
export type Schema = { [keyword: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

/** The path of the schemas that refer to themselves. */
const schemaPlace = "#/components/schemas/";

/** The name for any JSON. zod's own name is a number that differs in every schema that contains it. */
const anyJson = "Json";

/**
 * The JSON schema of the data on the wire, before zod transforms it, for requests and responses. Parts that JSON cannot
 * express become unconstrained; the caller describes those that are bytes.
 */
export function schemaOf(type: z.ZodType): Schema {
  const { $schema: _dialect, $defs: _own, ...schema } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
  return withSharedJson(schema) as Schema;
}

/** The schemas that other schemas refer to. */
export const sharedSchemas = (): Record<string, Schema> => {
  const { $schema: _dialect, $defs = {} } = z.toJSONSchema(z.json(), { io: "input" });
  const [json] = Object.values($defs);
  return { [anyJson]: withSharedJson(json ?? schemaOf(z.unknown())) as Schema };
};

/** Every reference is to `z.json()`, the only schema of the contract that refers to itself. */
function withSharedJson(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withSharedJson);
  if (typeof part !== "object" || part === null) return part;
  if ("$ref" in part) return { $ref: schemaPlace + anyJson };
  return Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, withSharedJson(value)]));
}
