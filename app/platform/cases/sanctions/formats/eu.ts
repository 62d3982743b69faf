import { refuse } from "~/platform/core/base/refuse";
import type { SanctionEntry } from "~/rules/sanctions/screening";
import { readRecords } from "./csv";
import { mergeInto, type ReadList, toDay } from "./entry";
import type { ListFile } from "./list-file";
import { listAt, readElements, type XmlElement } from "./xml";

/** The consolidated list of the European Union, in XML or in CSV (version 1.1 of each). */
export async function readEu(files: readonly ListFile[]): Promise<ReadList> {
  const xml = files.find(({ name }) => name.endsWith(".xml"));
  const csv = files.find(({ name }) => name.endsWith(".csv"));
  if (xml) return readEuXml(xml);
  return csv ? readEuCsv(csv) : refuse("unacceptable", "sanctions.format");
}

async function readEuXml(file: ListFile): Promise<ReadList> {
  const entries: SanctionEntry[] = [];
  let version: string | null = null;
  for await (const element of readElements(file, ["sanctionEntity"])) {
    if (element.tag === "sanctionEntity") entries.push(toEuEntry(element));
    else if (element.tag === "export") version = toDay(element.attributes.generationDate);
    else refuse("unacceptable", "sanctions.format");
  }
  return { version, entries };
}

/** The attributes of the elements of a name. */
const attributesAt = (element: XmlElement, name: string) => listAt(element, name).map(({ attributes }) => attributes);

function toEuEntry(element: XmlElement): SanctionEntry {
  const { euReferenceNumber, logicalId } = element.attributes;
  const addresses = attributesAt(element, "address");
  const births = attributesAt(element, "birthdate");
  const [type] = attributesAt(element, "subjectType");
  return {
    reference: euReferenceNumber || logicalId || "",
    kind: isPerson(type?.classificationCode || type?.code) ? "individual" : "entity",
    names: attributesAt(element, "nameAlias").map((alias) => ({
      name: alias.wholeName || [alias.firstName, alias.middleName, alias.lastName].filter(Boolean).join(" "),
      isWeak: alias.strong === "false",
    })),
    countries: [...addresses, ...attributesAt(element, "citizenship")].map(toCountry),
    addresses: addresses.map(({ street, poBox, zipCode, city }) =>
      [street, poBox, zipCode, city].filter(Boolean).join(", "),
    ),
    ids: attributesAt(element, "identification").map(({ number = "" }) => number),
    births: births.map(({ birthdate, year = "" }) => birthdate || year),
  };
}

const isPerson = (type = "") => /^p(erson)?$/i.test(type);
/** `00` means an unknown country. */
const toCountry = ({ countryIso2Code: code = "", countryDescription = "" }: Record<string, string>) =>
  /^[A-Z]{2}$/.test(code) ? code : countryDescription;

async function readEuCsv(file: ListFile): Promise<ReadList> {
  const entries = new Map<string, SanctionEntry>();
  let version: string | null = null;
  const heading = { delimiter: ";", isHeading: (row: string[]) => row.includes("Entity_LogicalId") };
  for await (const row of readRecords(file, heading)) {
    version ??= toDay(row.fileGenerationDate);
    if (row.Entity_LogicalId) mergeInto(entries, toEuRow(row));
  }
  return { version, entries: [...entries.values()] };
}

/** A row of the CSV holds a name, an address, a day of birth or a number of its entry. */
function toEuRow(row: Record<string, string>): SanctionEntry {
  const name = row.NameAlias_WholeName ?? "";
  const isWeak = row.NameAlias_Strong === "false" || /low quality|weak/i.test(row.NameAlias_Remark ?? "");
  const country = (prefix: string) =>
    toCountry({
      countryIso2Code: row[`${prefix}_CountryIso2Code`] ?? "",
      countryDescription: row[`${prefix}_CountryDescription`] ?? "",
    });
  const address = ["Street", "PoBox", "ZipCode", "City"].map((part) => row[`Address_${part}`]).filter(Boolean);
  return {
    reference: row.Entity_EU_ReferenceNumber || row.Entity_LogicalId || "",
    kind: isPerson(row.Entity_SubjectType_ClassificationCode || row.Entity_SubjectType) ? "individual" : "entity",
    names: name === "" ? [] : [{ name, isWeak }],
    countries: [country("Address"), country("Citizenship")],
    addresses: [address.join(", ")],
    ids: [row.Identification_Number ?? ""],
    births: [row.BirthDate_BirthDate || (row.BirthDate_Year ?? "")],
  };
}
