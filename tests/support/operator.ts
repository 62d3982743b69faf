import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs an operator's command (`npm run admin -- …`) of the built portal; returns its output. Throws if it is refused. */
export async function runAdmin(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, DEMO: "0", ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, ["build/workers/admin.js", ...args], { env });
  return stdout;
}

/** The addresses that a command printed, by the email in the line before. */
export const printedLinks = (printed: string): Map<string, string> =>
  new Map([...printed.matchAll(/<([^>]+)>\n(http\S+)/g)].map(([, email = "", address = ""]) => [email, address]));
