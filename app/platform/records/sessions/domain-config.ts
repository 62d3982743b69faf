import type { z } from "zod";
import type { account } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { findSession } from "./sessions";

type DomainConfigInput = z.output<typeof account.domainConfig.input>;
type DomainConfigAnswer = z.input<typeof account.domainConfig.answer>;

/**
 * The configuration of a domain (§3, §4); a domain without a row is open to everyone. `loginName` only counts for the account's
 * own session: otherwise the answer would reveal to strangers who has an account here (S-19).
 */
export async function domainConfig(
  core: Core,
  { domain, loginName }: DomainConfigInput,
  context: Context,
): Promise<DomainConfigAnswer> {
  const row = await core.db
    .selectFrom("domain_config")
    .selectAll()
    .where("domain", "=", domain.toLowerCase())
    .executeTakeFirst();
  const config = {
    region: row?.region ?? "CN",
    companys: (context.language === "zh" ? row?.companys : row?.companys_en) || core.config.brandName[context.language],
    lang: row?.lang || (context.language === "zh" ? "zh_CN" : "en_US"),
    loginable: (row?.is_loginable ?? 1) === 1 ? (1 as const) : (0 as const),
  };
  const own = loginName === undefined ? null : await ownAccount(core, loginName, context);
  return own === null
    ? config
    : { ...config, region: own.region, loginable: own.is_barred === 1 ? 0 : config.loginable };
}

async function ownAccount(core: Core, loginName: string, context: Context) {
  const session = await findSession(core, context);
  const account = session && (await accountById(core, session.accountId));
  return account?.user_account === loginName.trim().toLowerCase() ? account : null;
}
