import { expect } from "vitest";
import { staff } from "~/contract";
import { type emptyEngines, openEmptyPortal } from "./empty-portal";
import { signedInByPassword } from "./platform-sign-in";

/** The password of everyone who joins. */
export const password = "a horse that flies at night";
/** A super admin and two purchasing managers. */
export const [zhou, chen, zhao] = ["zhou@brand.example", "chen@brand.example", "zhao@brand.example"];

/** A portal whose first people have joined, with a function to sign in as one of them. */
export async function openStaffed(engine: ReturnType<typeof emptyEngines>[number]) {
  const portal = await openEmptyPortal(engine);
  const people = [`周敏 <${zhou}>`, `陈静 <${chen}>`, `赵磊 <${zhao}>`];
  const names = ["--super-admin", "--manager", "--manager"].flatMap((option, at) => [option, people[at] ?? ""]);
  const { lines } = await portal.admin("first", "--company", "采购中心", ...names);
  for (const [, token = ""] of lines.join("\n").matchAll(/\/join\?key=([\w-]+)/g))
    await portal.call(staff.join, { token, password });
  const signIn = async (email: string) =>
    (await signedInByPassword(portal.platform, email, undefined, { password })).call;
  /** Runs a command that must succeed; returns its output. */
  async function done(...args: string[]) {
    const outcome = await portal.admin(...args);
    expect(outcome.isDone, outcome.lines.join("\n")).toBe(true);
    return outcome.lines.join("\n");
  }
  return { ...portal, signIn, done };
}
