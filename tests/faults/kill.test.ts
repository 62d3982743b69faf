import { isDeepStrictEqual } from "node:util";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { codeIn, startMailServer } from "../support/emails";
import { freePort, startPortal } from "../support/server";
import { engines } from "./engines";
import { type Ledger, numbered, writeUntilGone, written } from "./numbered";
import { type Registrant, register } from "./registrant";

/** 5 kills in every test run; `FAULT_KILLS=50 vitest run --config tests/faults/vitest.config.ts` before a release (F-01). */
const kills = Number(process.env.FAULT_KILLS ?? 5);
/** Saves that the portal acknowledges before it is killed. */
const savesBefore = 2;
const mail = await startMailServer();
afterAll(() => mail.stop());

describe.each(engines)("on $name", (engine) => {
  test(
    `a portal killed ${kills} times during saves retains every acknowledged save and no partial one`,
    { timeout: 60_000 + kills * 15_000 },
    async () => {
      const database = await engine.make();
      onTestFinished(() => database.drop());
      const settings = { SMTP_URL: mail.url, DATABASE_URL: database.url, PORT: String(await freePort()) };
      let portal = await startPortal(settings);
      onTestFinished(() => portal.stop());
      const { folder: FOLDER } = portal;
      const registrant = await register(portal.url, { newestCode: (email) => codeIn(mail.emailsTo(email).at(-1)) });
      const ledgers: Ledger[] = written.map((section) => ({ section, version: 0, number: 0, acknowledged: 0 }));
      const lost: object[] = [];
      let halfway = 0;

      for (let kill = 0; kill < kills; kill += 1) {
        const writers = writeUntilGone(registrant, ledgers, savesBefore);
        await writers.underWay;
        await after(Math.random() * 400);
        await portal.kill("SIGKILL");
        await writers.gone;
        portal = await startPortal({ ...settings, FOLDER });
        for (const ledger of ledgers) {
          const outcome = await compare(registrant, ledger);
          if (outcome === "lost") lost.push({ kill, ...ledger });
          if (outcome === "unanswered") halfway += 1;
        }
      }

      const acknowledged = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0);
      process.stdout.write(
        `${engine.name}: ${kills} kills, ${acknowledged} saves acknowledged, ${lost.length} lost, ${halfway} kept but unanswered\n`,
      );
      expect(lost).toEqual([]);
      expect(acknowledged).toBeGreaterThanOrEqual(kills * savesBefore);
    },
  );
});

/**
 * Compares a section after a restart with its ledger: `kept` if it has the last acknowledged save, `unanswered` if it has all of
 * the save that was in progress, otherwise `lost`. Brings the ledger up to date.
 */
async function compare({ read }: Registrant, ledger: Ledger): Promise<"kept" | "unanswered" | "lost"> {
  const { version, values } = await read(ledger.section);
  const { section, number, waiting } = ledger;
  if (version === ledger.version && (version === 0 || isDeepStrictEqual(values, numbered(section, number))))
    return "kept";
  const isNext = waiting !== undefined && version === ledger.version + 1;
  const kept = isNext && isDeepStrictEqual(values, numbered(section, waiting)) ? ("unanswered" as const) : "lost";
  Object.assign(ledger, { version, number: waiting ?? number });
  return kept;
}
