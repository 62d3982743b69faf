import { fc } from "@fast-check/vitest";
import { expect } from "vitest";
import { createPlatform } from "~/platform/platform.server";
import { anyWay, atFirst, type Model, type Real } from "../../../support/change-model";
import { type Call, test } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";
import { signedIn } from "../../../support/platform-sign-in";

/** Sooner than a session falls idle. */
const freshMs = 15 * 60_000;

test("no way of proposing, confirming, calling, approving, stopping and waiting makes bank details effective before two people, a call and 48 hours", async ({
  platform,
  config,
  letters,
  clock,
  call: stranger,
}) => {
  const sessions = new Map<string, { call: Call; since: number }>();
  const real: Omit<Real, "stored"> = {
    async as(account) {
      const held = sessions.get(account);
      if (held && clock.now.getTime() - held.since < freshMs) return held.call;
      const { call } = await signedIn(platform, account);
      sessions.set(account, { call, since: clock.now.getTime() });
      return call;
    },
    stranger,
    letters,
    now: () => clock.now.getTime(),
    advance: (seconds) => clock.advance(seconds),
    async runJobs() {
      const process = await createPlatform(config);
      process.startJobs();
      await process.close();
    },
    changeId: "",
    link: { changeId: "", key: "" },
    accounts: 0,
  };

  const model: Model = atFirst();
  const stored = () =>
    inDatabase(config, async (db) => {
      const change = await db
        .selectFrom("change_request")
        .select("state")
        .where("id", "=", real.changeId)
        .executeTakeFirst();
      const { version } = await db
        .selectFrom("registration_section")
        .select("version")
        .where("section_id", "=", "bank")
        .executeTakeFirstOrThrow();
      return { state: change?.state ?? model.state, inForce: version - 1 };
    });
  let inForce = 0;
  const ways = fc.asyncProperty(anyWay, async (way) => {
    await fc.asyncModelRun(() => ({ model, real: Object.assign(real, { stored }) }), way);
    inForce = model.inForce;
  });
  await fc.assert(ways, { numRuns: 25, endOnFailure: true });
  expect(inForce).toBeGreaterThan(0);
});
