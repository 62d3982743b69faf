import { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How an answer travels. `plain`: the JSON itself (HZERO services); `envelope`: `{ code: "0", data }` (the `/api/v1`
 * family); `text`: the body is the answer; `raw`: returned unprocessed. Every family says no with
 * `{ failed: true, code, message }`, with any status.
 */
type Wire = "plain" | "envelope" | "text" | "raw";

/** One row of specification §7: what is sent, what is answered. */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  method: Method;
  path: string;
  input: In;
  answer: Out;
  wire: Wire;
  /** Multipart: the input's `file` is sent as a file, its other fields as parts. */
  multipart: boolean;
};

type Shape<In extends z.ZodType, Out extends z.ZodType> = { input: In; answer: Out; wire?: Wire; multipart?: boolean };

/** Declares a call. Path parameters (`{name}`) are taken from the input; what is left is the query or the body. */
export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(
  method: Method,
  path: string,
  { input, answer, wire = path.startsWith("/api/v1/") ? "envelope" : "plain", multipart = false }: Shape<In, Out>,
): Endpoint<In, Out> => ({ method, path, input, answer, wire, multipart });

export const nothing = z.strictObject({});

/** A refusal, as both wire families say it: `code` is stable, `message` is for people and may be missing. */
export const refusal = z.object({
  failed: z.literal(true),
  code: z.string().optional(),
  message: z.string().optional(),
  type: z.enum(["info", "warn", "error"]).optional(),
  /** What helps to answer it: findings of a refused submit, the saved version in a conflict, seconds to wait. */
  details: z.unknown().optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** A page of a list: `number` is zero-based (§9). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    totalElements: z.number(),
    totalPages: z.number(),
    number: z.number(),
    size: z.number(),
  });

/** What a page is asked with. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
