import { smsTimeoutMs } from "~/rules/limits/codes";
import type { PlatformConfig } from "~/platform/core/settings/config";
import type { EmailTransport } from "./deliver";
import { findSmsObstacle } from "./sms-destination";
import type { Sms } from "./sms-outbox";

/** The gateway responded with a non-success status. */
class Declined extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The text message gateway answered ${status}`);
    this.status = status;
  }
}

/**
 * Thrown for a queued message to a number that must not receive any: the message is older than the setting or than this
 * rule.
 */
class NotReachable extends Error {}

type Settings = NonNullable<PlatformConfig["sms"]> & { countries?: PlatformConfig["smsCountries"] };

/**
 * Text messages over a company's gateway (docs/sms-gateway.md). The id of the row is the idempotency key: a message
 * whose response was lost is resent with the same key, by which the gateway recognises it. The timeout covers the time
 * until the status; the rest of the response is not read. Redirects are not followed, because the token and the number
 * must not be sent to another address. Nothing is sent to a number that `findSmsObstacle` rejects, regardless of how it
 * got into the outbox.
 */
export function smsGateway({ url, key, timeoutMs = smsTimeoutMs, countries }: Settings): EmailTransport<Sms> {
  return {
    channel: "sms",
    async send({ to, text }, id) {
      if (findSmsObstacle(to, countries) !== null) throw new NotReachable();
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify({ to, text, id }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Declined(response.status);
    },
    failureOf(error) {
      if (error instanceof NotReachable) return { isPermanent: true, code: "destination", responseCode: null };
      if (!(error instanceof Declined)) return { isPermanent: false, code: nameOf(error), responseCode: null };
      const { status } = error;
      const isPermanent = status >= 400 && status < 500 && status !== 429;
      return { isPermanent, code: "declined", responseCode: status };
    },
    close: () => undefined,
  };
}

/** The name of an error, never its message, which may repeat the address. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");
