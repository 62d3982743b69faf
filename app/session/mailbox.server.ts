import { z } from "zod";
import { env } from "~/config/env.server";
import { log } from "~/config/log.server";
import { answerTo } from "~/gateway/gateway.server";
import { Failure } from "~/gateway/failure";
import { openBaseApi } from "~/gateway/transport.server";
import { isDemo } from "./demo.server";

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

/** Whether letters stay here to be read: only in the demo, with the embedded base API and no mail server. */
export const hasMailbox = (): boolean => isDemo() && !env.SMTP_URL;

/** The letters and text messages of the demo, newest first; null where there is no such mailbox, and so no such page. */
export async function demoLetters(): Promise<DemoLetter[] | null> {
  if (!hasMailbox()) return null;
  const { transport, base } = await openBaseApi(log);
  try {
    const response = await answerTo(transport, new Request(new URL("/dev/mailbox.json", base)));
    return response.ok ? (z.array(letter).safeParse(await response.json()).data ?? null) : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
