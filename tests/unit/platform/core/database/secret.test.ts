import { expect } from "vitest";
import { registration } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { createPlatform } from "~/platform/platform.server";
import { runCommand } from "~/platform/commands/run-command";
import { callOf, onEveryEngine } from "../../../../support/platform";

const newer = "a newer secret of more than thirty-two characters";
const refusal = /^SESSION_SECRET: this database is encrypted under another secret/;
const company = { issuer: "https://login.company.example", clientId: "portal", clientSecret: "x" };

onEveryEngine((test) => {
  test("a portal with another secret does not start, whichever provider is configured, and no command runs", async ({
    config,
    register,
  }) => {
    await register();
    for (const oidc of [undefined, company])
      await expect(createPlatform({ ...config, oidc, secrets: [newer] })).rejects.toMatchObject({
        name: "SettingsError",
        message: expect.stringMatching(refusal),
      });
    await expect(runCommand(["first"], { ...config, secrets: [newer] })).rejects.toThrow(refusal);
  });

  test("without a stored check value, the secret is checked against the most recently encrypted data", async ({
    config,
    register,
  }) => {
    await register();
    const db = await openDatabase(config.databaseUrl, config.log);
    await db.deleteFrom("secret_check").execute();
    await expect(createPlatform({ ...config, oidc: company, secrets: [newer] })).rejects.toThrow(refusal);
    expect(await db.selectFrom("secret_check").selectAll().execute()).toEqual([]);
    await (await createPlatform(config)).close();
    expect(await db.selectFrom("secret_check").selectAll().execute()).toHaveLength(1);
    await db.destroy();
  });

  test("with the new secret first and the old one second, a draft can still be read", async ({ config, register }) => {
    const { token } = await register();
    const platform = await createPlatform({ ...config, secrets: [newer, ...config.secrets] });
    const call = callOf(platform, { registrationToken: token });
    expect(await call(registration.loadSection, { section: "basic" })).toMatchObject({ section: "basic" });
    await platform.close();
  });
});
