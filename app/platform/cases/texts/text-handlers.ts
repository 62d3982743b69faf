import type { z } from "zod";
import { texts } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import type { Language } from "~/i18n/language";
import { refuse } from "~/platform/core/base/refuse";
import { domainConfig } from "~/platform/records/sessions/domain-config";
import { pageFiller, type FillIn } from "~/platform/records/texts/fill-in";

/** The static texts (§7). */
export function textHandlers(core: Core): Handler[] {
  const fillIn = pageFiller(core);
  return [
    handle(texts.byCode, ({ textCode }, { language }) => findText(core, fillIn, textCode, language)),
    handle(texts.cooperationGuide, ({ domain }, context) => cooperationGuide(core, fillIn, domain, context)),
  ];
}

/** A text in the requested language, with the company’s names and the facts filled in. */
async function findText(
  { db }: Core,
  fillIn: FillIn,
  textCode: string,
  language: Language,
): Promise<z.input<typeof texts.byCode.answer>> {
  const row = await db
    .selectFrom("static_text")
    .selectAll()
    .where("text_code", "=", textCode)
    .where("lang", "=", language)
    .executeTakeFirst();
  if (!row) return refuse("unknown", "text.unknown");
  return {
    textId: row.text_id,
    textCode,
    lang: row.lang,
    ...fillIn(language, row),
    description: null,
  };
}

/** The text for every region without a separate one. */
const everywhere = "ISP.COOPERATION_GUIDE";

/** The cooperation guide of a domain, with the names of its companies: the guide of its region, otherwise the general one. */
async function cooperationGuide(
  core: Core,
  fillIn: FillIn,
  domain: string,
  context: Context,
): Promise<z.input<typeof texts.cooperationGuide.answer>> {
  const { region, companys } = await domainConfig(core, { domain }, context);
  const own = `${everywhere}.${region}`;
  const rows = await core.db
    .selectFrom("static_text")
    .selectAll()
    .where("text_code", "in", [own, everywhere])
    .where("lang", "=", context.language)
    .execute();
  const row = rows.find(({ text_code }) => text_code === own) ?? rows[0];
  if (!row) return null;
  return { region, companys, ...fillIn(context.language, row, companys) };
}
