import { expect } from "vitest";
import { review } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { onEveryEngine } from "../../../../support/platform";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { submitSeen } from "../../../../support/seen";

onEveryEngine((test) => {
  test("steps of the same instant are listed in the order they were taken, wherever the database stores them", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { registrant, first, decide, registrationId } = await afterSubmission({ platform, register, emails });
    for (let round = 0; round < 3; round++) {
      await decide(first, "return", "请核对", []);
      await submitSeen(registrant.call);
    }
    await decide(first, "return", "请再次核对", []);
    const db = await openDatabase(config.databaseUrl, config.log);
    // A database can store rows in any order.
    const rows = await db
      .selectFrom("onboarding_event")
      .selectAll()
      .where("registration_id", "=", registrationId)
      .orderBy("place", "desc")
      .execute();
    await db.deleteFrom("onboarding_event").where("registration_id", "=", registrationId).execute();
    for (const row of rows) await db.insertInto("onboarding_event").values(row).execute();
    await db.destroy();
    const { events } = await first(review.file, { registrationId });
    const round = ["return", "submit"];
    expect(events.map(({ event }) => event)).toEqual(["submit", ...round, ...round, ...round, "return"]);
  });
});
