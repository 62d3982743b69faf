import type { Menu } from "~/contract/account";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { toSearchText } from "~/platform/core/names/search-text";
import type { Actor } from "~/platform/records/sessions/actor";

/** The menus of an actor's roles, in their order; a super admin sees all of them (§3, §6). */
export async function menusFor(db: Db, { roles, superAdmin }: Actor, language: Language): Promise<Menu[]> {
  if (!superAdmin && roles.length === 0) return [];
  const menuCodes = db
    .selectFrom("role_grant")
    .select("code")
    .where("kind", "=", "menu")
    .where("role_code", "in", roles);
  const rows = await db
    .selectFrom("menu")
    .selectAll()
    .$if(!superAdmin, (query) => query.where("code", "in", menuCodes))
    .orderBy("order_seq")
    .execute();
  return rows.map(({ code, pcode, url, icon, type, ...row }) => ({
    code,
    pcode,
    url,
    icon,
    type,
    name: language === "zh" ? row.name_zh : row.name_en,
    search: toSearchText([row.name_zh, row.name_en]),
    hidden: row.is_hidden === 1,
    routingCache: row.is_cached === 1,
  }));
}
