import { z } from "zod";
import { flashCookie } from "./cookies.server";

const message = z.object({
  code: z.string().max(80),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The code of a refusal: said in the words of §8. */
  isFailure: z.boolean().optional(),
  /** The base API's own words for a refusal. */
  said: z.string().optional(),
  /** The page it is left for says it itself. */
  isOnPage: z.boolean().optional(),
});
/** A message for the next page: a translation key with its params, or what was refused. */
export type Flash = z.infer<typeof message>;

/** The `Set-Cookie` that leaves a message for the next page. */
export const flash = (about: Flash): Promise<string> => flashCookie.serialize(about);

/** Takes the message left for this page, with the header that removes it; null where none was left. */
export async function takeFlash(request: Request): Promise<{ message: Flash; clear: string } | null> {
  const left = message.safeParse(await flashCookie.parse(request.headers.get("cookie")));
  return left.success ? { message: left.data, clear: await flashCookie.serialize("", { maxAge: 0 }) } : null;
}
