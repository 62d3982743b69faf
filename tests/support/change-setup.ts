import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { contactRowsIn } from "~/rules/change-request/contact-rows";
import { accountsIn } from "~/rules/change-request/bank-accounts";
import type { Core } from "~/platform/core/core";
import { readSavedSection } from "~/platform/records/registrations/saved-section";
import type { Real } from "./change-model";
import { type Call, callOf } from "./platform";
import { beginning, configOf } from "./platform-config";
import type { Engine } from "./platform-engines";
import { openPlatform } from "./platform-inside";
import { runJobs } from "./platform-jobs";
import { signedIn } from "./platform-sign-in";

/** Shorter than the idle timeout of a session. */
const freshMs = 15 * 60_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A separate portal for one sequence of moves, on a copy of the demo, with its own clock. */
export async function openSetup(engine: Engine): Promise<{ real: Real; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "change-model-"));
  const database = await engine.make(folder);
  let now = new Date(beginning);
  const clock = () => now;
  const config = configOf({ databaseUrl: database.url, storageUrl: `file:${folder}`, clock, log: silent });
  const platform = await openPlatform(config);
  const db = await openDatabase(database.url, silent);
  const core = { config, db, seal: makeSeal(config.secrets) } as Core;
  const { registration_id: registrationId } = await db
    .selectFrom("tenant")
    .select("registration_id")
    .where("supplier_code", "=", "S10001")
    .executeTakeFirstOrThrow();
  const valuesOf = async (section: "bank" | "contact") =>
    (await readSavedSection(core, db, registrationId ?? "", section)).values;
  const sessions = new Map<string, { call: Call; since: number }>();
  const real: Real = {
    async as(account) {
      const open = sessions.get(account);
      if (open && now.getTime() - open.since < freshMs) return open.call;
      const { call } = await signedIn(platform, account);
      sessions.set(account, { call, since: now.getTime() });
      return call;
    },
    stranger: callOf(platform),
    emails: async () => (await platform.fetch(new Request("http://platform.test/dev/mailbox.json"))).json(),
    now: () => now.getTime(),
    advance: (seconds) => void (now = new Date(now.getTime() + seconds * 1000)),
    runJobs: () => runJobs(config),
    onFile: async () => ({
      accounts: accountsIn(await valuesOf("bank")),
      numbers: contactRowsIn(await valuesOf("contact")).flatMap(({ phone }) => phone ?? []),
    }),
    changes: { bank: "", contact: "" },
    screens: new Map(),
    links: [],
    thoughtUp: 0,
  };
  return {
    real,
    async close() {
      await db.destroy();
      await platform.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
