import countries from "i18n-iso-countries";
import type { z } from "zod";
import type { review } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { type FormValues, withoutEmpty, rowsIn } from "~/rules/form-values";
import { mask } from "~/rules/fields/masking";
import { compareFacts, type SanctionEntry, type Subject } from "~/rules/sanctions/screening";
import type { SectionId } from "~/rules/registration/section-ids";
import { listScreenedNames, toScreeningKey } from "./screen-registration";

type Risks = z.input<typeof review.file.answer>["risks"];
type Hit = Risks["hits"][number];
type SanctionHitRow = Tables["sanction_hit"];
type Answers = Partial<Record<SectionId, FormValues>>;

/** The encryption context of the reason of a decision. */
export const aboutHit = (id: string) => `sanction-hit:${id}`;

/** The current sanctions lists, in the order of their sources. */
export const listCurrentLists = (db: Db): Promise<Risks["lists"]> =>
  db
    .selectFrom("sanction_list")
    .select(["source", "version", "entries"])
    .where("state", "=", "current")
    .orderBy("source")
    .execute();

/** The matches of a registration as comparisons: each answer next to the entry of the list, open ones first. */
export async function listHits(core: Core, db: Db, registrationId: string, answers: Answers): Promise<Hit[]> {
  const rows = await db
    .selectFrom("sanction_hit")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("state", "!=", "gone")
    .orderBy("likeness", "desc")
    .orderBy("id")
    .execute();
  const hits = await Promise.all(rows.map((row) => toHit(core, db, row, answers)));
  return hits.toSorted((a, b) => Number(b.state === "open") - Number(a.state === "open"));
}

/** Refuses to approve while a hit is undecided, or confirmed. */
export async function requireNoHit(db: Db, registrationId: string): Promise<void> {
  const rows = await db
    .selectFrom("sanction_hit")
    .select("state")
    .where("registration_id", "=", registrationId)
    .where("state", "in", ["open", "same"])
    .execute();
  if (rows.some(({ state }) => state === "same")) refuse("unacceptable", "onboarding.sanctioned");
  if (rows.length > 0) refuse("unacceptable", "onboarding.sanctionsHit");
}

async function toHit(core: Core, db: Db, row: SanctionHitRow, answers: Answers): Promise<Hit> {
  const entry = JSON.parse(row.facts) as SanctionEntry;
  const decider = row.decided_by === null ? null : await accountById({ ...core, db }, row.decided_by);
  return {
    hitId: row.id,
    registrationId: row.registration_id,
    source: row.source,
    listVersion: row.list_version,
    reference: row.reference,
    kind: entry.kind,
    subject: row.subject,
    name: row.name,
    aliases: entry.names.filter(({ name }) => name !== row.name),
    likeness: row.likeness,
    state: row.state,
    facts: compare(row, entry, answers),
    foundAt: row.found_at,
    decidedAt: row.decided_at,
    decidedBy: decider?.userName ?? null,
    reason: row.reason_sealed === null ? null : core.seal.open<string>(row.reason_sealed, aboutHit(row.id)),
  };
}

/** Lists name countries in English, so the comparison does too. */
const toCountryName = (code: string) => countries.getName(code, "en", { select: "alias" }) ?? code;

const texts = (values: readonly unknown[]) =>
  values.filter((value) => typeof value === "string" && value !== "") as string[];

/** Compares both sides fact by fact. Of a person we know the name and perhaps a number; of a company, more. */
function compare({ subject, name }: SanctionHitRow, entry: SanctionEntry, { basic = {} }: Answers): Hit["facts"] {
  const answers = withoutEmpty(basic);
  const isCompany = subject === "companyName" || subject === "companyEnglishName";
  const names = listScreenedNames({ basic }).filter((one) => one.subject === subject && one.kind === entry.kind);
  const ours = names.length > 1 ? closest(names, entry) : names.map((one) => one.name);
  const ids = isCompany
    ? texts([answers.unifiedCreditCode, answers.registrationNumber, answers.duns])
    : ownerIds(subject, ours, answers.shareholders);
  const country = texts([answers.registeredCountry]);
  const theirCountries = entry.countries.map((one) => countries.getAlpha2Code(one, "en") ?? one);
  return [
    { fact: "name", ours, theirs: [name], comparison: null },
    {
      fact: "place",
      ours: isCompany ? texts([...country.map(toCountryName), answers.registeredDetail]) : [],
      theirs: [...entry.countries, ...entry.addresses],
      comparison: isCompany ? compareFacts(country, theirCountries) : "unknown",
    },
    {
      fact: "ids",
      ours: isCompany ? ids : ids.map(mask),
      theirs: entry.ids,
      comparison: compareFacts(ids, entry.ids),
    },
    isCompany
      ? { fact: "founded", ours: texts([answers.establishedOn]), theirs: [], comparison: "unknown" }
      : { fact: "born", ours: [], theirs: entry.births, comparison: "unknown" },
  ];
}

/** Of several shareholders the one with a name of the entry, or all of them where only a close name was found. */
function closest(names: readonly { name: string }[], { kind, names: theirs }: SanctionEntry): string[] {
  const keys = new Set(theirs.map(({ name }) => toScreeningKey(kind, name)));
  const equal = names.filter(({ name }) => keys.has(toScreeningKey(kind, name)));
  return (equal.length > 0 ? equal : names).map(({ name }) => name);
}

function ownerIds(subject: Subject, names: readonly string[], shareholders: FormValues[string]): string[] {
  if (subject !== "shareholder") return [];
  const rows = rowsIn(shareholders).filter(({ name }) => typeof name === "string" && names.includes(name));
  return texts(rows.map(({ identityId }) => identityId));
}
