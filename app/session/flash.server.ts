import { randomUUID } from "node:crypto";
import { z } from "zod";
import { flashCookie } from "./cookies.server";

const message = z.object({
  /** Tells it from the same words left once more. */
  id: z.string().max(40),
  code: z.string().max(80),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The code of a refusal: said in the words of §8. */
  isFailure: z.boolean().optional(),
  /** Its status, whose sentence is said where the code has none. */
  status: z.number().optional(),
  /** The base API's own words for it. */
  said: z.string().optional(),
  /** The page it is left for says it itself. */
  isOnPage: z.boolean().optional(),
});
/** A message for the next page: a translation key with its params, or what was refused. */
type Left = z.infer<typeof message>;
export type Flash = Omit<Left, "id">;

/** The `Set-Cookie` that leaves a message for the next page. */
export const flash = (about: Flash): Promise<string> => flashCookie.serialize({ ...about, id: randomUUID() });

/** Takes the message left for this page, with the header that removes it; null where none was left. */
export async function takeFlash(request: Request): Promise<{ message: Left; clear: string } | null> {
  const left = message.safeParse(await flashCookie.parse(request.headers.get("cookie")));
  return left.success ? { message: left.data, clear: await flashCookie.serialize("", { maxAge: 0 }) } : null;
}
