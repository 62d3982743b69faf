import { z } from "zod";
import { answerMaxBytes } from "~/rules/limits/base-api";
import { defaultPageSize, firstPage, lastPage, pageSizes } from "~/rules/paging/limits";
import { fileAnswerMaxBytes, fileMaxBytes } from "~/rules/files/limits";
import type { ButtonCode } from "~/rules/permissions/permissions";
import type { RefusalCode } from "~/rules/refusal-code";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How an answer travels. `plain`: the JSON itself (HZERO services); `envelope`: `{ code: "0", data }` (the `/api/v1`
 * family); `text`: the body is the answer; `raw`: returned unprocessed. Every family refuses with
 * `{ failed: true, code, message }`, with any status.
 */
type Wire = "plain" | "envelope" | "text" | "raw";

/**
 * Who may call: anyone, the holder of a registration token, or the holder of a workspace session who, where a
 * button is named, is permitted it (§6).
 */
type Access = "open" | "registration" | "session";

/**
 * Who of a registration may call: its registrant alone, or also a colleague who was invited to some of its tabs, as far as the
 * call concerns these tabs. Null: the call does not need the token of a registration.
 */
type Registrants = "owner" | "tabs" | null;

/** The statuses of a refusal that depend on what a call is for. */
type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 422 | 429;

/** A call, which is one row of specification §7: its input and its answer. */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  method: Method;
  path: string;
  input: In;
  answer: Out;
  wire: Wire;
  /** A raw answer: bytes of this media type, which can be a wildcard; null for a redirect. */
  bytes: string | null;
  /** The longest answer, in bytes, unpacked: longer ones are rejected (F-11). */
  longestAnswer: number;
  /** Where the input is sent, apart from the parameters of the path. */
  sentIn: "query" | "body";
  /** Multipart: the input's `file` is sent as a file, its other fields as parts. */
  multipart: boolean;
  /** The largest file a multipart call takes, in bytes, and the refusal of a larger one. */
  largestFile: { bytes: number; code: RefusalCode };
  access: Access;
  /** Every call of a registration says it: a new one is closed to colleagues until it is declared for them. */
  registrants: Registrants;
  /** The button whose permission the call needs. The base API checks it, whether or not the screen showed the button. */
  button: ButtonCode | null;
  /**
   * Whether a user who has not given consent yet (§4, India) may call it: the calls that the dialog needs. Every other call of
   * a session is refused until then (`consent.missing`, 403).
   */
  isBeforeConsent: boolean;
  /** Whether the call counts as a use of the session, which keeps it from falling idle. */
  isUse: boolean;
  /** Whether the call changes anything: only then is a fresh CSRF token required (§7). Some lists are read by POST. */
  isChange: boolean;
  /** The statuses of its refusals, besides those that follow from the other properties (`openapi/refusals.ts`). */
  refuses: readonly RefusalStatus[];
};

/** A call of a registration does not compile until it says who of it may call. */
type Admission =
  | { access: "registration"; registrants: Exclude<Registrants, null> }
  | { access?: Exclude<Access, "registration">; registrants?: undefined };

type Shape<In extends z.ZodType, Out extends z.ZodType> = Admission & {
  input: In;
  answer: Out;
  wire?: Wire;
  bytes?: string;
  longestAnswer?: number;
  sentIn?: "query" | "body";
  multipart?: boolean;
  largestFile?: { bytes: number; code: RefusalCode };
  button?: ButtonCode;
  isBeforeConsent?: boolean;
  isUse?: boolean;
  isChange?: boolean;
  refuses?: readonly RefusalStatus[];
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
  longestAnswer: shape.bytes === undefined ? answerMaxBytes : fileAnswerMaxBytes,
  sentIn: method === "GET" || method === "DELETE" ? "query" : "body",
  multipart: false,
  largestFile: { bytes: fileMaxBytes, code: "file.size" },
  access: "open",
  button: null,
  isBeforeConsent: false,
  isUse: true,
  isChange: method !== "GET",
  refuses: [],
  ...shape,
  registrants: shape.registrants ?? null,
  method,
  path,
});

export const nothing = z.strictObject({});

/** Makes a part of a refusal optional. Some services send null for it, or a number for a code: it is a refusal all the same. */
const mayLack = <Type extends z.ZodType>(type: Type) => type.optional().catch(undefined);

/** A refusal, as both wire families say it: `code` is stable, `message` is for people and may be missing. */
export const refusal = z.object({
  failed: z.literal(true),
  code: mayLack(z.string()),
  message: mayLack(z.string()),
  type: mayLack(z.enum(["info", "warn", "error"])),
  /** Details that help to respond to it: findings of a refused submit, the saved version in a conflict, seconds to wait. */
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
