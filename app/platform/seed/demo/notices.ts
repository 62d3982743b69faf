import { formatDay } from "~/rules/format";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { seedOnce } from "~/platform/ground/database/seed";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";
import { noticeWords } from "./notice-words";
import { columnsOf, toldAt } from "./told";

/** Publishes the demo's notices, once. */
export async function seedDemoNotices({ db, now, config }: Core): Promise<void> {
  const filled = (language: Language, text: string) =>
    text.replaceAll("{{loginCodeFrom}}", formatDay(language, config.loginCodeFrom));
  await seedOnce(db, {
    name: "demo notices",
    version: "1",
    async write(trx) {
      const rows = noticeWords.map((one) => {
        const words = columnsOf(one);
        return {
          ...words,
          body_zh: filled("zh", words.body_zh),
          body_en: filled("en", words.body_en),
          id: newId(),
          kind: one.isRelease ? ("release" as const) : ("announcement" as const),
          tenant_id: null,
          role_code: one.role ?? null,
          region: one.region ?? null,
          published_at: iso(toldAt(now(), one)),
          ends_at: null,
        };
      });
      await trx.insertInto("notice").values(rows).execute();
    },
  });
}
