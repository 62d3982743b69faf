import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { codeIn, startMailServer, textOf } from "../support/emails";
import { visitor, type Visitor } from "../faults/client";
import { startPortal } from "../support/server";
import { vi } from "vitest";
import { agedMark, anyEmail, type Registrant, register } from "../faults/registrant";
import type { SectionId } from "~/rules/registration/section-ids";

const waitOptions = { timeout: 15_000, interval: 25 };

const watch = path.resolve("tests", "sweeps", "watch.mjs");

/** A built portal with its mail server and a way to inspect it, shared by a file of sweeps. */
export async function openSetup(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  const portal = await startPortal({ SMTP_URL: mail.url, NODE_OPTIONS: `--import=${watch}`, ...settings });
  const newestCode = (email: string) => codeIn(mail.emailsTo(email).at(-1));
  return {
    url: portal.url,
    output: portal.output,
    register: (standing?: Record<string, string>): Promise<Registrant> =>
      register(portal.url, { newestCode, standing }),
    /** A colleague whom a registrant invited to a tab, and who has entered with the link and a code. */
    async delegate({ browser: owner }: Registrant, section: SectionId, standing?: Record<string, string>) {
      const email = anyEmail();
      await owner.post("/register/colleagues", { intent: "invite", name: "李娜", email, sections: [section] });
      const linkIn = () => mail.emailsTo(email).flatMap((one) => /\/colleague\?key=\S+/.exec(textOf(one)) ?? [])[0];
      const link = await vi.waitUntil(linkIn, waitOptions);
      const browser: Visitor = visitor(portal.url, standing);
      await browser.post(link, { intent: "code", mark: await agedMark(browser, link) });
      const code = await vi.waitUntil(() => newestCode(email), waitOptions);
      const entered = await browser.post(link, { intent: "enter", code });
      if (entered.headers.location !== `/register/${section}`) throw new Error(`not let in: ${entered.status}`);
      return browser;
    },
    counts: () => countsIn(`${portal.folder}/portal.db`),
    condition: () => conditionOf(portal),
    async close() {
      await portal.stop();
      await mail.stop();
    },
  };
}
export type Setup = Awaited<ReturnType<typeof openSetup>>;

/** Filled by a worker that reads the demo's licences while the sweeps run. */
const background = "licence_reading";

/** The row count of every table that requests write to, and the contents of the registration tables. */
function countsIn(file: string): Record<string, unknown> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const tables = names.map(({ name }) => String(name)).filter((name) => name !== background);
    return {
      ...Object.fromEntries(tables.map((name) => [name, db.prepare(`select count(*) as rows from "${name}"`).get()])),
      sections: db.prepare("select * from registration_section order by 1, 2").all(),
      states: db.prepare("select id, state, number from registration order by 1").all(),
    };
  } finally {
    db.close();
  }
}

/** The report of watch.mjs: the names on `Object.prototype`, the longest event loop delay and the memory held. */
type Condition = { prototype: string[]; longestStandstillMs: number; heldMegabytes: number };

async function conditionOf({ pid, output }: { pid: number; output: () => string }): Promise<Condition> {
  const before = conditionsIn(output()).length;
  process.kill(pid, "SIGWINCH");
  const all = await vi.waitUntil(() => conditionsIn(output()).length > before && conditionsIn(output()), {
    timeout: 10_000,
  });
  return JSON.parse(all.at(-1) ?? "") as Condition;
}

const conditionsIn = (output: string) => [...output.matchAll(/^condition (.*)$/gm)].map(([, line = ""]) => line);
