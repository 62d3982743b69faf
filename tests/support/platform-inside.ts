import type { Kysely } from "kysely";
import type { Core } from "~/platform/core/core";
import { openDatabase } from "~/platform/core/database/database";
import type { Tables } from "~/platform/core/database/schema";
import { makeSeal } from "~/platform/core/seal";
import { createPlatform, type Platform, type PlatformConfig } from "~/platform/platform.server";

/** The parts that the records of a running platform need, over a separate connection. */
export type Inside = Pick<Core, "db" | "seal" | "now" | "config">;

const insides = new WeakMap<Platform, () => Promise<Inside>>();

/** Opens a platform whose database a test can inspect and prepare (`insideOf`). */
export async function openPlatform(config: PlatformConfig): Promise<Platform> {
  const platform = await createPlatform(config);
  let db: Promise<Kysely<Tables>> | undefined;
  const seal = makeSeal(config.secrets);
  const now = config.clock ?? (() => new Date());
  const opened = {
    ...platform,
    async close() {
      await (await db)?.destroy();
      await platform.close();
    },
  };
  insides.set(opened, async () => ({
    db: await (db ??= openDatabase(config.databaseUrl, config.log)),
    seal,
    now,
    config,
  }));
  return opened;
}

/** Returns the internals of a platform opened by `openPlatform`; undefined for any other. */
export const insideOf = (platform: Platform): Promise<Inside> | undefined => insides.get(platform)?.();
