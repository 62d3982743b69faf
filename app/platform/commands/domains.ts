import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { visibleLine } from "~/rules/fields/characters";
import { lengths } from "~/rules/limits/lengths";
import { domainLanguages, toHostName } from "~/rules/workspace/managed-domain";
import { describeDomain } from "~/platform/cases/domains/list-domains";
import { removeDomain, saveDomain } from "~/platform/cases/domains/save-domain";
import type { Db } from "~/platform/core/database/schema";
import { type AdminCommand, UsageError } from "./command";

const options = {
  region: { type: "string" },
  "brand-zh": { type: "string" },
  "brand-en": { type: "string" },
  language: { type: "string" },
  "sign-in": { type: "string" },
  remove: { type: "boolean" },
} as const;

/** Lists the hosts with a configuration, and adds, changes or removes one. */
export const domainsCommand: AdminCommand = {
  usage: `domains [HOST [--region CN] [--brand-zh "…"] [--brand-en "…"] [--language ${domainLanguages.join("|")}] [--sign-in open|closed] | HOST --remove]`,
  summary: "lists the hosts with a configuration; with HOST and options it adds, changes or removes one",
  async run(args, { db, now }) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { remove, ...given } = values;
    const [typed, ...more] = positionals;
    const rows = await loadRows(db);
    if (typed === undefined && Object.keys(values).length === 0)
      return { isDone: true, lines: rows.length > 0 ? rows.map(toLine) : ["No host has a configuration."] };
    const domain = typed === undefined ? null : toHostName(typed);
    if (domain === null || more.length > 0) throw new UsageError("Give one host name.");
    const by = { byId: null, now };
    const row = rows.find((one) => one.domain === domain);
    if (remove) {
      if (Object.keys(given).length > 0) throw new UsageError("Give --remove alone.");
      if (!row) return { isDone: false, lines: [`${domain} has no configuration.`] };
      await removeDomain({ db }, { domain, version: row.version, own: null }, by);
      return { isDone: true, lines: [`${domain} has the defaults within a minute.`] };
    }
    const next = { ...(row ?? { ...initial, domain }), ...(await toChanges(db, given)) };
    await saveDomain({ db }, { ...next, brand: { ...next.brand, ...toBrand(given) }, own: null }, by);
    return { isDone: true, lines: (await loadRows(db)).filter((one) => one.domain === domain).map(toLine) };
  },
};

/** The configuration of a host before its first change. */
const initial = {
  version: null,
  region: "CN",
  brand: { zh: "", en: "" },
  language: "visitor" as const,
  isLoginable: true,
};

type Given = { [Name in Exclude<keyof typeof options, "remove">]?: string };

async function loadRows(db: Db) {
  const rows = await db.selectFrom("domain_config").selectAll().orderBy("domain").execute();
  return rows.map(describeDomain);
}

async function toChanges(db: Db, given: Given) {
  const language = domainLanguages.find((one) => one === given.language);
  if (given.language !== undefined && !language)
    throw new UsageError(`The language is one of: ${domainLanguages.join(", ")}.`);
  const signIn = given["sign-in"];
  if (signIn !== undefined && signIn !== "open" && signIn !== "closed")
    throw new UsageError("Sign-in is open or closed.");
  if (given.region !== undefined) await requireKnownRegion(db, given.region);
  return {
    ...(given.region !== undefined && { region: given.region }),
    ...(language && { language }),
    ...(signIn !== undefined && { isLoginable: signIn === "open" }),
  };
}

async function requireKnownRegion(db: Db, region: string): Promise<void> {
  const rows = await db.selectFrom("lov_value").select("value").where("lov_code", "=", "ISP.REGION").execute();
  const regions = rows.map(({ value }) => value);
  if (!regions.includes(region)) throw new UsageError(`The region is one of: ${regions.join(", ")}.`);
}

function toBrand(given: Given) {
  const brands = { zh: given["brand-zh"]?.trim(), en: given["brand-en"]?.trim() };
  const entries = Object.entries(brands).filter((entry) => entry[1] !== undefined);
  if (entries.some(([, name]) => !z.safeParse(visibleLine(lengths.name), name).success))
    throw new UsageError(`A brand is one line of at most ${lengths.name} characters.`);
  return Object.fromEntries(entries) as { zh?: string; en?: string };
}

const toLine = ({ domain, region, brand, language, isLoginable }: ReturnType<typeof describeDomain>): string =>
  [
    domain,
    region,
    `${brand.zh || "brand of the settings"} | ${brand.en || "brand of the settings"}`,
    `language: ${language}`,
    isLoginable ? "sign-in open" : "sign-in closed",
  ].join("; ");
