import { randomUUID } from "node:crypto";
import { z } from "zod";
import { flashCookie, removal } from "./cookies.server";

const message = z.object({
  /** Distinguishes it from an identical message at another time. */
  id: z.string().max(40),
  code: z.string().max(80),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Whether the code is that of a refusal, with the text of §8. */
  isFailure: z.boolean().optional(),
  /** The status of the refusal, whose sentence is shown for a code without one. */
  status: z.number().optional(),
  /** The base API's own text for it. */
  serverMessage: z.string().optional(),
  /** Whether the next page shows it in a dedicated place rather than as a toast. */
  isOnPage: z.boolean().optional(),
});
type FlashMessage = z.infer<typeof message>;
/** A message for the next page: a translation key with its parameters, or a refusal. */
export type Flash = Omit<FlashMessage, "id">;

/** The `Set-Cookie` that stores a message for the next page. */
export const flash = (about: Flash): Promise<string> => flashCookie.serialize({ ...about, id: randomUUID() });

/** Reads the message for this page, with the header that removes it; null if there is none. */
export async function takeFlash(request: Request): Promise<{ message: FlashMessage; clear: string } | null> {
  const { data } = message.safeParse(await flashCookie.parse(request.headers.get("cookie")));
  return data ? { message: data, clear: await removal(flashCookie) } : null;
}
