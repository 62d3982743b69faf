import { createHash } from "node:crypto";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { InBoth } from "~/platform/core/words/words-in";
import { pageFiller } from "./fill-in";

/** The texts that a registrant agrees to before a registration begins (§1). */
export const agreementCodes = ["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"] as const;

/** A text that was agreed to: its version, its titles, and the SHA-256 of its wording (HTML in UTF-8) in each language. */
export type AcceptedText = { textCode: string; version: string; title: InBoth<string>; sha256: InBoth<string> };

/**
 * Stores the current wording of the texts, with names and numbers filled in, and returns the record for the
 * registration. The same wording is stored only once.
 */
export async function keepAcceptedTexts(core: Core, trx: Db): Promise<AcceptedText[]> {
  const fillIn = pageFiller(core);
  const rows = await trx.selectFrom("static_text").selectAll().where("text_code", "in", agreementCodes).execute();
  const texts: AcceptedText[] = [];
  for (const textCode of agreementCodes) {
    const wording = (language: "zh" | "en") => {
      const row = rows.find(({ text_code, lang }) => text_code === textCode && lang === language);
      return row && { version: row.version, ...fillIn(language, row) };
    };
    const [zh, en] = [wording("zh"), wording("en")];
    if (!zh || !en) continue;
    texts.push({
      textCode,
      version: zh.version ?? "",
      title: { zh: zh.title, en: en.title },
      sha256: { zh: await keepWording(trx, zh.text), en: await keepWording(trx, en.text) },
    });
  }
  return texts;
}

async function keepWording(trx: Db, text: string): Promise<string> {
  const sha256 = createHash("sha256").update(text).digest("hex");
  await trx
    .insertInto("agreement_wording")
    .values({ sha256, text })
    .onConflict((conflict) => conflict.column("sha256").doNothing())
    .execute();
  return sha256;
}
