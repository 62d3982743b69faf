import { expect } from "vitest";
import { registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitSeen } from "../../../../support/seen";

/** Creates drafts of the same company, more than a list shows. */
async function flood(register: Setup["register"], clock: { advance(seconds: number): void }) {
  for (let at = 0; at < 21; at++) {
    clock.advance(200);
    const { call } = await register(`draft${at}@yuanhang.example`);
    const { basic } = await completeValues(call);
    await call(registration.saveSection, { section: "basic", version: 0, values: basic });
  }
}

onEveryEngine((test) => {
  test("however many drafts there are, an existing registration is shown, and approving a second one needs a note", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, registrationId: original } = await afterSubmission({ platform, register, emails });
    await decideSeen(first, original, { event: "approve" });
    clock.advance(120);
    const twin = await register("li@yuanhang.example");
    await fillIn(twin.call);
    await submitSeen(twin.call);
    const { registrationId } = await twin.call(registration.load, {});
    await flood(register, clock);

    const { call: reviewer } = await signedIn(platform, "buyer");
    expect(await codeOf(decideSeen(reviewer, registrationId, { event: "approve" }))).toBe("onboarding.duplicateNote");
    const { risks } = await reviewer(review.file, { registrationId });
    expect(risks.duplicates).toMatchObject([{ registrationId: original, state: "newlyRegistered" }]);
    expect(risks.duplicateDrafts).toBe(21);
    expect(risks.level).toBe("high");
  });

  test("an open registration is shown before any number of ended ones", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    const { registrationId: original } = await afterSubmission({ platform, register, emails });
    await flood(register, clock);
    clock.advance(200);
    await inDatabase(config, (db) =>
      db
        .updateTable("registration")
        .set({ state: "refused", submitted_at: "2025-06-15T08:00:00.000Z", open_key: null })
        .where("state", "=", "filling")
        .where("id", "!=", original)
        .execute(),
    );
    const twin = await register("li@yuanhang.example");
    await fillIn(twin.call);
    await submitSeen(twin.call);
    const { registrationId } = await twin.call(registration.load, {});
    const { call: reviewer } = await signedIn(platform, "buyer");
    expect(await codeOf(decideSeen(reviewer, registrationId, { event: "approve" }))).toBe("onboarding.duplicateNote");
    const { duplicates, duplicateDrafts } = (await reviewer(review.file, { registrationId })).risks;
    expect(duplicates[0]).toMatchObject({ registrationId: original, state: "preliminaryReview" });
    expect(duplicateDrafts).toBe(0);
  });
});
