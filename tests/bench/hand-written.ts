/** The fields of the basic tab, from which every comparison page is built. */
export const texts = [
  "companyName",
  "companyEnglishName",
  "abbreviation",
  "registeredCountry",
  "registeredProvince",
  "registeredCity",
  "registeredDetail",
  "registeredPostcode",
  "officeCountry",
  "officeProvince",
  "officeCity",
  "officeDetail",
  "officePostcode",
  "unifiedCreditCode",
  "registrationNumber",
  "duns",
  "taxId",
  "smeId",
  "gstin",
  "registeredCapital",
  "capitalCurrency",
  "establishedOn",
  "operatingUntil",
  "legalRepresentative",
  "website",
  "shareholders[0].name",
  "shareholders[0].identityId",
];
export const choices = {
  companyType: ["agent", "trader", "manufacturer", "serviceProvider"],
  recommendsNewTechnology: ["yes", "no"],
  listed: ["yes", "no"],
  taxpayerQualification: ["general", "smallScale", "other"],
  "shareholders[0].type": ["person", "company"],
};
/** The fields that are selected from a list on the basic tab, and those that are dates. */
export const isListed = (name: string): boolean => /(?:Country|Province|City|Currency)$/.test(name);
export const isDay = (name: string): boolean => name === "establishedOn" || name === "operatingUntil";
/** The number of countries. */
export const listed: string[] = Array.from({ length: 250 }, (_, at) => `place ${at}`);
export const ticks = ["officeSameAsRegistered", "operatingLongTerm"];

const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => `&#${found.codePointAt(0)};`);
const framed = (name: string, control: string) =>
  `<div class="field"><label for="${name}">${name}</label>${control}<div id="${name}-problem" aria-live="polite"></div></div>`;
const input = (name: string, type = "text") =>
  `<input id="${name}" name="${name}" type="${type}" value="${escaped(process.title)}" aria-describedby="${name}-problem">`;

/** The fields of the basic tab, written without any library. */
export function handWritten(): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>basic</title></head><body><form method="post">${[
    ...texts.map((name) => framed(name, input(name))),
    framed("businessScope", '<textarea id="businessScope" name="businessScope" rows="4"></textarea>'),
    ...ticks.map((name) => framed(name, input(name, "checkbox"))),
    ...Object.entries(choices).map(([name, options]) =>
      framed(
        name,
        options.map((value) => `<label><input type="radio" name="${name}" value="${value}">${value}</label>`).join(""),
      ),
    ),
  ].join("")}<button>Save</button></form></body></html>`;
}
