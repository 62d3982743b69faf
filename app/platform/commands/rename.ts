import * as z from "zod/mini";
import { visibleLine } from "~/rules/fields/characters";
import { lengths } from "~/rules/limits/lengths";
import { renameAccount } from "~/platform/cases/staff/rename-account";
import { type AdminCommand, UsageError } from "./command";
import { findPerson } from "./find-person";

/** Corrects the name of a person. */
export const renameCommand: AdminCommand = {
  usage: `rename name@company.com "New name"`,
  summary: "corrects the name of a person",
  async run([account = "", newName = "", ...more], { db, seal, now }) {
    const userName = newName.trim();
    if (userName === "" || more.length > 0 || !z.safeParse(visibleLine(lengths.name), userName).success)
      throw new UsageError(`Give the account and the new name: one line of at most ${lengths.name} characters.`);
    const { id, userName: before } = await findPerson({ db, seal }, [account]);
    await renameAccount({ db, seal, now: () => now }, { accountId: id, byId: null, userName, before });
    return { isDone: true, lines: [`${before} is now called ${userName}.`] };
  },
};
