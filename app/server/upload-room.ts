import type { Context, MiddlewareHandler } from "hono";
import { dictionary } from "~/i18n/dictionary.server";
import { toAddressGroup } from "~/rules/address-group";
import { KeyedSlots } from "~/rules/keyed-slots";
import { busySeconds } from "~/rules/limits/base-api";
import {
  receivedAtOnce,
  receivedAtOncePerAddress,
  receivedAtOncePerSession,
  uploadsAtOnce,
  uploadsWaiting,
  uploadWaitMs,
} from "~/rules/limits/uploads";
import { Busy, Slots } from "~/rules/slots";
import { findToken, registrationCookie, sessionCookie } from "~/session/cookies.server";
import { detectLanguage } from "~/session/detect-language.server";
import { isUpload } from "./body-limits";
import type { PortalEnv } from "./request-facts";
import { type Spool, spoolOf } from "./spool";
import { steadyBody, TooSlow } from "./steady-body";

const queueLimits = { waiting: uploadsWaiting, waitMs: uploadWaitMs };
/** Slots for bodies that are being written to disk. A slow sender occupies only one of these. */
const received = new Slots({ ...queueLimits, concurrency: receivedAtOnce });
const receivedByAddress = new KeyedSlots({ ...queueLimits, concurrency: receivedAtOncePerAddress });
const receivedBySession = new KeyedSlots({ ...queueLimits, concurrency: receivedAtOncePerSession });
/** Slots for uploads in memory, to be read and decoded. */
const places = new Slots({ ...queueLimits, concurrency: uploadsAtOnce });

/**
 * Receives an upload in two steps, so that a slow sender does not block others: the body is written to disk while it arrives,
 * and only once it is complete does the upload get one of the few places in memory. Both start when the body is first read,
 * which never happens for a caller without a session. Responds 408 to a body that arrives too slowly, and 503 with the time to
 * retry if there is no room.
 */
export const uploadRoom: MiddlewareHandler<PortalEnv> = async (context, next) => {
  if (!isUpload(context)) return next();
  const { raw } = context.req;
  if (!raw.body) return next();
  const upload = new Upload(raw.body, await senderOf(context));
  context.req.raw = new Request(raw, { body: upload.body, duplex: "half" } as RequestInit);
  try {
    await next();
  } finally {
    await upload.end();
  }
  const failure = await answerTo(upload.failure, context);
  if (failure) context.res = failure;
  return undefined;
};

type Sender = { address: string; session: string };

async function senderOf(context: Context<PortalEnv>): Promise<Sender> {
  const { raw } = context.req;
  const address = toAddressGroup(context.get("clientAddress"));
  const token = (await findToken(registrationCookie, raw)) ?? (await findToken(sessionCookie, raw));
  return { address, session: token ?? address };
}

/** An upload whose body is received when it is first read. */
class Upload {
  /** The body from disk, for the reader; empty if it was not received. */
  readonly body: ReadableStream<Uint8Array>;
  /** The reason why the body was not received. */
  failure: unknown;
  #isOver = false;
  #spool: Spool | undefined;
  #leave: (() => void) | undefined;

  constructor(arriving: ReadableStream<Uint8Array>, sender: Sender) {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    this.body = new ReadableStream(
      {
        pull: async (stream) => {
          reader ??= (await this.#takeIn(arriving, sender)).getReader();
          const { done, value } = await reader.read();
          if (done) stream.close();
          else stream.enqueue(value);
        },
      },
      { highWaterMark: 0 },
    );
  }

  async #takeIn(arriving: ReadableStream<Uint8Array>, { address, session }: Sender) {
    try {
      const receive = () => received.run(() => spoolOf(steadyBody(arriving)));
      this.#spool = await receivedByAddress.run(address, () => receivedBySession.run(session, receive));
      // The request may already have been answered, because a call has a timeout.
      if (!this.#isOver) await this.#enterPlace();
      if (this.#isOver) await this.end();
      return this.#spool.read();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** Waits for a slot, which is held until the upload ends. */
  #enterPlace(): Promise<void> {
    return new Promise((entered, refused) => {
      const held = new Promise<void>((leave) => (this.#leave = leave));
      places
        .run(() => {
          entered();
          return held;
        })
        .catch(refused);
    });
  }

  /** Releases the slot and the bytes on disk. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#leave?.();
    await this.#spool?.close();
  }
}

/** The response to an upload that was not accepted; undefined if the response of the reader of the broken body is used. */
async function answerTo(failure: unknown, context: Context<PortalEnv>): Promise<Response | undefined> {
  if (failure instanceof TooSlow) return refusal(context, 408, "file.slow");
  const isFull = failure instanceof Error && "code" in failure && failure.code === "ENOSPC";
  return failure instanceof Busy || isFull ? refusal(context, 503, "file.busy") : undefined;
}

async function refusal(context: Context<PortalEnv>, status: 408 | 503, code: "file.slow" | "file.busy") {
  const headers = { "retry-after": String(busySeconds) };
  if (context.req.path.startsWith("/hfle/"))
    return Response.json({ failed: true, code, type: "error" }, { status, headers });
  const language = await detectLanguage(context.req.raw);
  return new Response(dictionary(language).t(`findings:${code}`), {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}
