import { createHash } from "node:crypto";
import type { Db } from "~/platform/core/database/schema";
import { seedDefaults } from "~/platform/records/defaults/seed-defaults";
import { withEdition, type Pages } from "~/platform/records/texts/text-page";
import { admittance } from "./pages/admittance";
import { cooperationGuide, cooperationGuideIndia } from "./pages/cooperation-guide";
import { honest } from "./pages/honest";
import { protectionPolicy } from "./pages/protection-policy";
import { question } from "./pages/question";
import { society } from "./pages/society";
import { userAgreement } from "./pages/user-agreement";

/** Fills the static texts when the pages written here have changed. */
export async function seedTexts(db: Db): Promise<boolean> {
  const rows = Object.entries(pagesByCode).flatMap(([text_code, pages]) =>
    (["zh", "en"] as const).map((lang) => ({
      text_id: `${text_code}:${lang}`,
      text_code,
      lang,
      version: pages.edition.version,
      ...withEdition(pages[lang], pages.edition, lang),
    })),
  );
  return seedDefaults(db, {
    name: "texts",
    version: createHash("sha256").update(JSON.stringify(rows)).digest("base64url"),
    makeRows: () => ({ static_text: rows }),
  });
}

/** Every static text, by code (§2, §7). */
export const pagesByCode: Record<string, Pages> = {
  "ISP.USER_AGREEMENT": userAgreement,
  "ISP.PROTECTION_POLICY": protectionPolicy,
  "ISP.HONEST": honest,
  "ISP.SOCIETY": society,
  "ISP.QUESTION": question,
  "ISP.ADMITTANCE": admittance,
  "ISP.COOPERATION_GUIDE": cooperationGuide,
  "ISP.COOPERATION_GUIDE.IN": cooperationGuideIndia,
};
