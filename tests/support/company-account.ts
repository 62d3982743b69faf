import { linkIdentity } from "~/platform/records/sessions/link-identity";
import type { Platform } from "~/platform/platform.server";
import { accountId } from "./platform-database";
import { insideOf } from "./platform-inside";

export const companyProvider = { issuer: "https://login.company.example", clientId: "portal" };

/** From now on an account can only sign in at the company's own provider. */
export async function linkToCompany(platform: Platform, userAccount: string, subject = "employee-7"): Promise<void> {
  const inside = await insideOf(platform);
  if (!inside) throw new Error("This platform was not opened for tests");
  inside.config.oidc = companyProvider;
  const { issuer } = companyProvider;
  await inside.db.transaction().execute(async (trx) => {
    const identity = { issuer, subject, accountId: await accountId(trx, userAccount) };
    await linkIdentity({ ...inside, db: trx }, identity, inside.now());
  });
}
