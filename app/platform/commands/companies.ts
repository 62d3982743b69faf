import { parseArgs } from "node:util";
import * as z from "zod/mini";
import type { BuyingCompany } from "~/contract/buying-companies";
import { requiredLine } from "~/rules/fields/typed-text";
import { lengths } from "~/rules/limits/lengths";
import { endCompany, reopenCompany, saveCompany } from "~/platform/cases/buying-companies/change-company";
import { listBuyers } from "~/platform/cases/buying-companies/list-companies";
import { RefusalError } from "~/platform/core/base/refuse";
import { newId } from "~/platform/records/accounts/accounts";
import { type AdminCommand, UsageError } from "./command";

const options = {
  add: { type: "string" },
  rename: { type: "string" },
  end: { type: "boolean" },
  reopen: { type: "boolean" },
} as const;

/** Lists the buying companies, and adds, renames, ends or reopens one. */
export const companiesCommand: AdminCommand = {
  usage: `companies [--add "Name" | CODE --rename "Name" | CODE --end | CODE --reopen]`,
  summary: "lists the buying companies, and adds, renames, ends or reopens one",
  async run(args, { db, seal, now }) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const core = { db, seal };
    const by = { byId: null, now };
    const acts = Object.keys(values);
    if (acts.length > 1 || positionals.length > (acts.length === 0 || values.add !== undefined ? 0 : 1))
      throw new UsageError("Give one change of one company.");
    try {
      if (values.add !== undefined) {
        await saveCompany(core, { companyId: newId(), version: null, name: toName(values.add) }, by);
      } else if (acts.length === 1) {
        const company = await findCompany(core, positionals[0]);
        if (values.rename !== undefined) await saveCompany(core, { ...company, name: toName(values.rename) }, by);
        if (values.end) await endCompany(core, company, by);
        if (values.reopen) await reopenCompany(core, company, by);
      }
    } catch (error) {
      const line = error instanceof RefusalError ? reasons[error.code] : undefined;
      if (line === undefined) throw error;
      return { isDone: false, lines: [`${line} Nothing was changed.`] };
    }
    const companies = await listBuyers(core);
    return { isDone: true, lines: companies.length > 0 ? companies.map(toLine) : ["There is no buying company yet."] };
  },
};

const reasons: Partial<Record<string, string>> = {
  "buyer.nameTaken": "Another buying company has this name.",
  "buyer.files":
    "Reviews are assigned to people of this company. Hand them over: npm run admin -- bar … --hand-over-to …",
  "buyer.people": "People of this company can sign in, or invitations are open. Bar or revoke them first.",
  "buyer.last": "It is the last buying company. Add another one first.",
  "buyer.outdated": "Someone else has just changed the company.",
};

async function findCompany(core: Parameters<typeof listBuyers>[0], code: string | undefined) {
  const company = (await listBuyers(core)).find((one) => one.code === code);
  if (!company) throw new UsageError("Give the code of a buying company.");
  const { companyId, version } = company;
  return { companyId, version };
}

function toName(typed: string): string {
  const { data } = z.safeParse(requiredLine(lengths.name), typed);
  if (data === undefined) throw new UsageError(`A name is one line of at most ${lengths.name} characters.`);
  return data;
}

const toLine = ({ code, name, endedDate, people, invitations }: BuyingCompany): string =>
  [
    code,
    name,
    endedDate === null ? "open" : `ended ${endedDate}`,
    `people: ${people.map(({ userName, isBarred }) => (isBarred ? `${userName} (barred)` : userName)).join(", ") || "none"}`,
    `open invitations: ${invitations}`,
  ].join("; ");
