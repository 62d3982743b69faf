import { z } from "zod";
import { answerMaxBytes } from "~/rules/limits/base-api";
import { defaultPageSize, firstPage, lastPage, pageSizes } from "~/rules/paging/page-sizes";
import { fileAnswerMaxBytes, fileMaxBytes } from "~/rules/files/limits";
import type { ButtonCode } from "~/rules/permissions/permissions";
import type { RefusalCode } from "~/rules/refusal-code";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The wire format of a response. `plain`: the JSON itself (HZERO services); `envelope`: `{ code: "0", data }` (the
 * `/api/v1` family); `text`: the plain body; `raw`: returned unprocessed. In every format a refusal is `{ failed: true,
 * code, message }`, with any status.
 */
type Wire = "plain" | "envelope" | "text" | "raw";

/**
 * Who may call: anyone, the holder of a registration token, or the holder of a workspace session. If a button is set,
 * the user also needs its permission (§6).
 */
type Access = "open" | "registration" | "session";

/**
 * Whether only the registrant may call, or also colleagues, for the tabs they were invited to. Null if the call does
 * not need a registration token.
 */
type Registrants = "owner" | "tabs" | null;

/** The refusal statuses that depend on the individual call. */
type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 422 | 429;

/** A call, which is one row of specification §7: its input and its response. */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  method: Method;
  path: string;
  input: In;
  answer: Out;
  wire: Wire;
  /** The media type of a raw response, which can be a wildcard; null for a redirect. */
  bytes: string | null;
  /** The maximum size of a response in decompressed bytes; longer ones are rejected (F-11). */
  maxResponseBytes: number;
  /** Where the input is sent, except for path parameters. */
  sentIn: "query" | "body";
  /** Whether the body is multipart: `file` of the input is sent as a file, its other fields as parts. */
  multipart: boolean;
  /** The maximum size of a file in a multipart call, in bytes, and the refusal of a larger one. */
  maxFile: { bytes: number; code: RefusalCode };
  access: Access;
  /** Required for every call of a registration, so that a new call is not open to colleagues by accident. */
  registrants: Registrants;
  /** The button whose permission the call needs. The base API checks it, whether or not the screen showed the button. */
  button: ButtonCode | null;
  /**
   * Whether a user who has not consented yet (§4, India) may call it, which the consent dialog needs. Until then, every
   * other call of a session is refused (`consent.missing`, 403).
   */
  isBeforeConsent: boolean;
  /** Whether the call counts as activity, which prevents the session from expiring while idle. */
  touchesSession: boolean;
  /** Whether the call changes anything, and so requires a fresh CSRF token (§7). Some lists are read by POST. */
  mutates: boolean;
  /** The statuses of its refusals, except those that follow from the other properties (`openapi/refusals.ts`). */
  refusals: readonly RefusalStatus[];
};

/** A call of a registration does not compile without `registrants`. */
type Admission =
  | { access: "registration"; registrants: Exclude<Registrants, null> }
  | { access?: Exclude<Access, "registration">; registrants?: undefined };

type Shape<In extends z.ZodType, Out extends z.ZodType> = Admission & {
  input: In;
  answer: Out;
  wire?: Wire;
  bytes?: string;
  maxResponseBytes?: number;
  sentIn?: "query" | "body";
  multipart?: boolean;
  maxFile?: { bytes: number; code: RefusalCode };
  button?: ButtonCode;
  isBeforeConsent?: boolean;
  touchesSession?: boolean;
  mutates?: boolean;
  refusals?: readonly RefusalStatus[];
};

/**
 * Declares a call. Path parameters (`{name}`) are taken from the input; the rest is the query (GET, DELETE) or the body, unless
 * `sentIn` overrides it.
 */
export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(
  method: Method,
  path: string,
  shape: Shape<In, Out>,
): Endpoint<In, Out> => ({
  wire: path.startsWith("/api/v1/") ? "envelope" : "plain",
  bytes: null,
  maxResponseBytes: shape.bytes === undefined ? answerMaxBytes : fileAnswerMaxBytes,
  sentIn: method === "GET" || method === "DELETE" ? "query" : "body",
  multipart: false,
  maxFile: { bytes: fileMaxBytes, code: "file.size" },
  access: "open",
  button: null,
  isBeforeConsent: false,
  touchesSession: true,
  mutates: method !== "GET",
  refusals: [],
  ...shape,
  registrants: shape.registrants ?? null,
  method,
  path,
});

export const nothing = z.strictObject({});

/**
 * Makes a part of a refusal optional. Some services send null, or a number as the code; the response is still a
 * refusal.
 */
const lenient = <Type extends z.ZodType>(type: Type) => type.optional().catch(undefined);

/** A refusal, in the format of both wire families: `code` is stable, `message` is for people and may be missing. */
export const refusal = z.object({
  failed: z.literal(true),
  code: lenient(z.string()),
  message: lenient(z.string()),
  type: lenient(z.enum(["info", "warn", "error"])),
  /**
   * Details for the caller: the findings of a refused submission, the saved version after a conflict, the seconds to
   * wait.
   */
  details: z.unknown().optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** A page of a list: `number` is zero-based (§9). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    totalElements: z.number().meta({ description: "Rows on all pages.", examples: [1] }),
    totalPages: z.number().meta({ examples: [1] }),
    number: z.number().meta({ description: "This page; the first one is 0.", examples: [0] }),
    size: z.number().meta({ description: "Rows on a full page.", examples: [20] }),
  });

/** Query parameters of a paged list. */
export const pageQuery = {
  page: z.coerce.number().int().min(firstPage).max(lastPage).default(firstPage),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .max(Math.max(...pageSizes))
    .default(defaultPageSize),
};
