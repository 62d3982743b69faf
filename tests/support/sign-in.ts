import type { Answer, Visitor } from "../faults/client";

/** The password of every demo account. */
export const demoPassword = "starlan-portal-demo";

/** The address of the browser after redirects, and the response there. */
export async function followed(who: Visitor, from: string): Promise<{ path: string; answer: Answer }> {
  let path = from;
  for (let steps = 0; steps < 12; steps++) {
    const answer = await who.get(path);
    const { location } = answer.headers;
    if (location === undefined) return { path, answer };
    const to = new URL(location, "http://portal.invalid");
    path = `${to.pathname}${to.search}`;
  }
  throw new Error(`${from} leads nowhere`);
}

/** Signs in by account and password, like the screens without scripts. The portal requires no code. */
export async function signIn(who: Visitor, account: string, to = "/workspace"): Promise<Answer> {
  const { path } = await followed(who, to);
  const posted = await who.post(path, { intent: "password", account, password: demoPassword });
  const { location } = posted.headers;
  if (location === undefined) throw new Error(`${account} is not let in: ${posted.status}`);
  return (await followed(who, location)).answer;
}
