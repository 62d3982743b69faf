import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { registration } from "~/contract";
import { runCommand } from "~/platform/commands/run-command";
import type { OutgoingEmail } from "~/platform/core/outbox/outbox";
import type { PlatformConfig } from "~/platform/platform.server";
import { makeSeal } from "~/platform/core/seal";
import { openDatabase } from "~/platform/core/database/database";
import { callOf, startWith } from "./platform";
import { fillIn } from "./platform-complete";
import { beginning, configOf } from "./platform-config";
import { postgres, sqlite } from "./platform-engines";
import { openPlatform } from "./platform-inside";
import { submitSeen } from "./seen";

/** The available engines, each creating an empty database. */
export const emptyEngines = () => [sqlite(), ...(inject("templates").postgres ? [postgres()] : [])];

/** A portal at its first start: no demo, an empty database. With its log, its emails and its operator's commands. */
export async function openEmptyPortal(engine: ReturnType<typeof sqlite>, settings: Partial<PlatformConfig> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "empty-portal-"));
  const database = await engine.make();
  const clock = { now: new Date(beginning) };
  const events: string[] = [];
  const note = (event: object, message = "") => void events.push(JSON.stringify(event) + message);
  const config = {
    ...configOf({
      databaseUrl: database.url,
      storageUrl: `file:${folder}`,
      clock: () => clock.now,
      log: { info: note, warn: note, error: note },
    }),
    demo: false,
    ...settings,
  };
  const seal = makeSeal(config.secrets);
  const platform = await openPlatform(config);
  const inside = await openDatabase(config.databaseUrl, config.log);
  onTestFinished(async () => {
    await inside.destroy();
    await platform.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** The emails that wait to be sent, newest first. */
  async function emails() {
    const rows = await inside
      .selectFrom("outbox")
      .select(["id", "letter_sealed"])
      .where("letter_sealed", "is not", null)
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(({ id, letter_sealed }) => seal.open<OutgoingEmail>(letter_sealed ?? "", `outbox:${id}`));
  }

  return {
    platform,
    config,
    clock,
    events,
    inside,
    seal,
    emails,
    call: callOf(platform),
    admin: (...args: string[]) => runCommand(args, config),
    /** A supplier registers with a code from its mailbox and submits. */
    async submitRegistration(email = "wang@yuanhang.example") {
      const call = callOf(platform);
      const { challengeId } = await call(registration.requestCode, { email, language: "zh" });
      const mail = (await emails()).find(({ to }) => to === email);
      const code = /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
      const { registrationToken } = await call(registration.start, startWith({ email, code, challengeId }));
      const registrant = callOf(platform, { registrationToken: registrationToken ?? "" });
      await fillIn(registrant);
      await submitSeen(registrant);
    },
  };
}
