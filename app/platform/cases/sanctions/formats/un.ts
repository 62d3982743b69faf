import { refuse } from "~/platform/core/base/refuse";
import type { SanctionEntry } from "~/rules/sanctions/screening";
import { type ReadList, toDay } from "./entry";
import type { ListFile } from "./list-file";
import { joinTexts, listAt, readElements, textsAt, type XmlElement } from "./xml";

const nameParts = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"];
const addressParts = ["STREET", "CITY", "STATE_PROVINCE", "ZIP_CODE", "NOTE"];

/** The consolidated list of the Security Council in XML. An alias of low quality is a weak one. */
export async function readUn(files: readonly ListFile[]): Promise<ReadList> {
  const file = files.find(({ name }) => name.endsWith(".xml")) ?? refuse("unacceptable", "sanctions.format");
  const entries: SanctionEntry[] = [];
  let version: string | null = null;
  for await (const element of readElements(file, ["INDIVIDUAL", "ENTITY"])) {
    if (element.tag === "CONSOLIDATED_LIST") version = toDay(element.attributes.dateGenerated);
    else if (element.tag === "INDIVIDUAL" || element.tag === "ENTITY") entries.push(toUnEntry(element));
    else refuse("unacceptable", "sanctions.format");
  }
  return { version, entries };
}

function toUnEntry(element: XmlElement): SanctionEntry {
  const { tag } = element;
  const aliases = listAt(element, `${tag}_ALIAS`).flatMap((alias) =>
    textsAt(alias, "ALIAS_NAME").map((name) => ({ name, isWeak: textsAt(alias, "QUALITY").some(isLow) })),
  );
  const places = listAt(element, `${tag}_ADDRESS`);
  const births = listAt(element, `${tag}_DATE_OF_BIRTH`);
  return {
    reference: textsAt(element, "REFERENCE_NUMBER")[0] ?? textsAt(element, "DATAID")[0] ?? "",
    kind: tag === "ENTITY" ? "entity" : "individual",
    names: [
      { name: joinTexts(element, nameParts, " "), isWeak: false },
      ...textsAt(element, "NAME_ORIGINAL_SCRIPT").map((name) => ({ name, isWeak: false })),
      ...aliases,
    ],
    countries: [...places.flatMap((place) => textsAt(place, "COUNTRY")), ...textsAt(element, "NATIONALITY", "VALUE")],
    addresses: places.map((place) => joinTexts(place, addressParts, ", ")),
    ids: textsAt(element, `${tag}_DOCUMENT`, "NUMBER"),
    births: births.flatMap((birth) => [...textsAt(birth, "DATE"), ...textsAt(birth, "YEAR")]),
  };
}

const isLow = (quality: string) => /^low$/i.test(quality);
