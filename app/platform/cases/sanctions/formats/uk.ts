import { refuse } from "~/platform/core/base/refuse";
import type { SanctionEntry } from "~/rules/sanctions/screening";
import { readRecords } from "./csv";
import { mergeInto, type ReadList, toDay } from "./entry";
import type { ListFile } from "./list-file";
import { joinTexts, listAt, readElements, textsAt, type XmlElement } from "./xml";

const lines = [1, 2, 3, 4, 5, 6];
/** The last name is column six, the first of the name columns; the full name ends with it. */
const nameOrder = [1, 2, 3, 4, 5, 6];

/** The sanctions list of the United Kingdom as the Foreign Office publishes it, in XML or in CSV. Ships are left out. */
export async function readUk(files: readonly ListFile[]): Promise<ReadList> {
  const xml = files.find(({ name }) => name.endsWith(".xml"));
  const csv = files.find(({ name }) => name.endsWith(".csv"));
  if (xml) return readUkXml(xml);
  return csv ? readUkCsv(csv) : refuse("unacceptable", "sanctions.format");
}

const isWeakAlias = (strength: string | undefined) => /low|weak/i.test(strength ?? "");
const toKind = (type: string | undefined) => (/individual/i.test(type ?? "") ? "individual" : "entity");
const isShip = (type: string | undefined) => /ship/i.test(type ?? "");

async function readUkXml(file: ListFile): Promise<ReadList> {
  const entries: SanctionEntry[] = [];
  let version: string | null = null;
  for await (const element of readElements(file, ["Designation", "DateGenerated"])) {
    const [type] = textsAt(element, "IndividualEntityShip");
    if (element.tag === "DateGenerated") version = toDay(element.text);
    else if (element.tag === "Designation") entries.push(...(isShip(type) ? [] : [toUkEntry(element, type)]));
    else if (element.tag !== "Designations") refuse("unacceptable", "sanctions.format");
  }
  return { version, entries };
}

function toUkEntry(element: XmlElement, type: string | undefined): SanctionEntry {
  const places = listAt(element, "Addresses", "Address");
  const person = ["IndividualDetails", "Individual"] as const;
  return {
    reference: textsAt(element, "UniqueID")[0] ?? "",
    kind: toKind(type),
    names: [
      ...listAt(element, "Names", "Name").map((name) => ({
        name: joinTexts(
          name,
          nameOrder.map((at) => `Name${at}`),
          " ",
        ),
        isWeak: textsAt(name, "AliasStrength").some(isWeakAlias),
      })),
      ...textsAt(element, "NonLatinNames", "NonLatinName", "NameNonLatinScript").map((name) => ({
        name,
        isWeak: false,
      })),
    ],
    countries: [
      ...places.flatMap((place) => textsAt(place, "AddressCountry")),
      ...textsAt(element, ...person, "Nationalities", "Nationality"),
    ],
    addresses: places.map((place) =>
      joinTexts(place, [...lines.map((at) => `AddressLine${at}`), "AddressPostalCode"], ", "),
    ),
    ids: [
      ...textsAt(element, ...person, "PassportDetails", "Passport", "PassportNumber"),
      ...textsAt(element, ...person, "NationalIdentifierDetails", "NationalIdentifier", "NationalIdentifierNumber"),
      ...textsAt(element, "EntityDetails", "Entity", "BusinessRegistrationNumbers", "BusinessRegistrationNumber"),
    ],
    births: textsAt(element, ...person, "DOBs", "DOB"),
  };
}

async function readUkCsv(file: ListFile): Promise<ReadList> {
  const entries = new Map<string, SanctionEntry>();
  let version: string | null = null;
  const heading = {
    isHeading: (row: string[]) => row.includes("Unique ID") && row.includes("Name 6"),
    before: (row: string[]) => {
      version ??= toDay(row.join(" ").replace(/^report date:?\s*/i, ""));
    },
  };
  for await (const row of readRecords(file, heading))
    if (row["Unique ID"] && !isShip(row["Designation Type"])) mergeInto(entries, toUkRow(row));
  return { version, entries: [...entries.values()] };
}

/** A row of the CSV holds a name and an address of its entry. */
function toUkRow(row: Record<string, string>): SanctionEntry {
  const join = (names: readonly string[], by: string) =>
    names
      .map((name) => row[name])
      .filter(Boolean)
      .join(by);
  const name = join(
    nameOrder.map((at) => `Name ${at}`),
    " ",
  );
  const original = row["Name non-latin script"] ?? "";
  return {
    reference: row["Unique ID"] ?? "",
    kind: toKind(row["Designation Type"]),
    names: [
      { name, isWeak: isWeakAlias(row["Alias strength"]) },
      { name: original, isWeak: false },
    ],
    countries: [row["Address Country"] ?? "", row["Nationality(/ies)"] ?? ""],
    addresses: [join([...lines.map((at) => `Address Line ${at}`), "Address Postal Code"], ", ")],
    ids: [
      row["Passport number"] ?? "",
      row["National Identifier number"] ?? "",
      row["Business registration number (s)"] ?? "",
    ],
    births: [row["D.O.B"] ?? ""],
  };
}
