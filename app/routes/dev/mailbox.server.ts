import { z } from "zod";
import { Failure } from "~/gateway/failure";
import { answerTo } from "~/gateway/gateway.server";
import type { Portal } from "~/session/request.server";
import { hasMailbox } from "~/session/settings.server";

const letter = z.object({
  id: z.string(),
  channel: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.string(),
  createdAt: z.string(),
});
/** A letter or text message of the demo, as text; a text message has no subject, and its `language` is empty. */
export type DemoLetter = z.output<typeof letter>;

/** The letters and text messages of the demo, newest first; null where there is no mailbox, and so no such page. */
export async function loadLetters({ baseApi }: Portal): Promise<DemoLetter[] | null> {
  if (!hasMailbox()) return null;
  try {
    const response = await answerTo(baseApi.transport, new Request(new URL("/dev/mailbox.json", baseApi.base)));
    return response.ok ? (z.array(letter).safeParse(await response.json()).data ?? null) : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
