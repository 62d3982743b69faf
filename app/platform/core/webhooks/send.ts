import { createHmac } from "node:crypto";
import type { WebhookProblem } from "~/rules/webhook/webhook-states";
import { inSeconds } from "~/rules/time";

type Push = { url: string; secrets: readonly string[]; id: string; body: string; at: Date; timeoutMs: number };
/** The result of an attempt; without a problem, the address accepted it. */
export type WebhookResult = { status: number | null; problem: WebhookProblem | null };

/**
 * Posts a signed body as Standard Webhooks describes it. The timeout covers the time until the status; the rest of the
 * response is not read. Redirects are not followed, because they would lead to an address that is not in the settings.
 */
export async function send({ url, secrets, id, body, at, timeoutMs }: Push): Promise<WebhookResult> {
  const timestamp = String(Math.floor(inSeconds(at.getTime())));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signatures.join(" "),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return { status: response.status, problem: response.ok ? null : "status" };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { status: null, problem: isLate ? "timeout" : "network" };
  }
}
