import { visitor } from "../faults/client.ts";
import { signIn } from "../support/sign-in.ts";

/** Signs an account of the demo in. Returns the header that its requests carry. */
export async function signedIn(url: string, account: string): Promise<{ cookie: string }> {
  const who = visitor(url);
  await signIn(who, account);
  return cookiesOf(who.jar);
}

/** The header that sends the cookies of a jar. */
export const cookiesOf = (jar: ReadonlyMap<string, string>): { cookie: string } => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
});
