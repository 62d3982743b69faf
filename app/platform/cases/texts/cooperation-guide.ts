import type { z } from "zod";
import type { texts } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { domainConfig } from "~/platform/records/sessions/domain-config";
import type { FillIn } from "./fill-in";

/** The text for every region that has none of its own. */
const everywhere = "ISP.COOPERATION_GUIDE";

/** The guide for who works with the companies of a domain, in their name: its region's, else the one for all. */
export async function cooperationGuide(
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
