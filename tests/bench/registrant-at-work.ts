import type { Question } from "../faults/client.ts";
import { latency } from "./measure.ts";
import { basicForm, enter } from "./registrant.ts";
import { cookiesOf } from "./signed-in.ts";

/** The requests of a registrant who fills in the basic tab. */
export type RegistrantAtWork = {
  jar: ReadonlyMap<string, string>;
  /** Opens the tab. */
  tab: () => Question;
  /** Saves it, with something new each time. */
  save: () => Question;
};

/** Registers at a portal and saves the basic tab once. */
export async function startWork(url: string): Promise<RegistrantAtWork> {
  const { jar } = await enter(url);
  const headers = cookiesOf(jar);
  let version = 0;
  const save = () => ({ ...formOf(version++, { ...headers, origin: url }), path: "/register/basic/autosave" });
  await latency(url, save, 1);
  return { jar, tab: () => ({ path: "/register/basic", headers }), save };
}

/** The filled-in basic tab as a browser posts it. */
export const formOf = (version: number, headers: Record<string, string> = {}): Omit<Question, "path"> => ({
  method: "POST",
  headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(basicForm(version)).toString(),
});
