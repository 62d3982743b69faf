import type { Core } from "../core";
import { seedOnce } from "../db/seed";
import { newId } from "../identity/accounts";
import { iso } from "../instants";
import { noticeWords } from "./notice-words";
import { columnsOf, toldAt } from "./told";

/** Publishes the demo's notices, once. */
export async function seedDemoNotices({ db, now, config }: Core): Promise<void> {
  const filled = (text: string) => text.replaceAll("{{loginCodeFrom}}", config.loginCodeFrom);
  await seedOnce(db, {
    name: "demo notices",
    version: "1",
    async write(trx) {
      const rows = noticeWords.map((told) => {
        const words = columnsOf(told);
        return {
          ...words,
          body_zh: filled(words.body_zh),
          body_en: filled(words.body_en),
          id: newId(),
          kind: told.isRelease ? ("release" as const) : ("announcement" as const),
          tenant_id: null,
          role_code: told.role ?? null,
          region: told.region ?? null,
          published_at: iso(toldAt(now(), told)),
          ends_at: null,
        };
      });
      await trx.insertInto("notice").values(rows).execute();
    },
  });
}
