import type { Core } from "~/platform/core/core";
import { type Account, listAccounts } from "~/platform/records/accounts/accounts";
import { UsageError } from "./command";

/** Finds an account by its account name or email. Throws a `UsageError` unless exactly one account has it. */
export async function findPerson(core: Pick<Core, "db" | "seal">, args: readonly string[]): Promise<Account> {
  const [name = "", ...more] = args;
  if (name === "" || more.length > 0) throw new UsageError("Give one account name or email address.");
  const [account, another] = await listAccounts(core, name);
  if (!account) throw new UsageError(`No account has the name or email address ${name}.`);
  if (another)
    throw new UsageError(`Several accounts have the name or email address ${name}. Give the account name of one.`);
  return account;
}
