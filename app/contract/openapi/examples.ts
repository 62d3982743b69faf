import type { Schema } from "./schemas";

const id = "3f0c8a52-6d1e-4b7a-9c55-0e2d7b1f4a90";

/** Example values by field name, used everywhere in the contract. Companies and people are fictitious. */
const byName: Record<string, unknown> = {
  address: "https://portal.starlan.example",
  attachmentUUID: "3f0c8a526d1e4b7a9c550e2d7b1f4a901",
  awayFrom: "2026-12-21",
  awayUntil: "2026-12-31",
  boundPhone: "+86 138 0013 8000",
  category: "CONNECTOR",
  categories: ["CONNECTOR"],
  challengeId: id,
  code: "482913",
  changedBy: "李娜",
  companyName: "深圳市远航电子有限公司",
  confirmDate: "2026-11-25 10:30:00",
  country: "CN",
  day: "2026-10-01",
  delivery: 90,
  domain: "portal.starlan.example",
  dueOn: "2026-12-31",
  email: "wang.wei@yuanhang.example",
  emailCode: "170254",
  en: "The licence is not readable.",
  expiresOn: "2027-12-31",
  field: "banks[0].accountNumber",
  keyword: "远航电子",
  language: "zh",
  loginName: "wang.wei@yuanhang.example",
  name: "王伟",
  newsId: "2026-spring",
  note: "Confirmed by phone with 王伟.",
  number: "SR-20261125-000001",
  oldCode: "630187",
  password: "a horse that flies at night",
  period: "2026-Q3",
  phone: "+86 755 2788 1001",
  price: 85,
  quality: 95,
  query: "view=waiting&sort=due",
  registeredCountry: "CN",
  reason: "The business licence has expired.",
  receivedOn: "2026-11-20",
  revision: "4",
  round: 1,
  service: 88,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  size: 20,
  subject: "wang.wei@yuanhang.example",
  text: "Send the test report of the second batch.",
  textId: "licence-unreadable",
  title: "Test report of the second batch",
  token: "Zk3vQ0b1r8sXw5yT2uN7mA",
  userAccount: "wang.wei@yuanhang.example",
  userName: "王伟",
  values: { companyName: "深圳市远航电子有限公司" },
  zh: "营业执照不清晰",
};

/** Names of fields that contain an id. */
const isId = (name: string): boolean => /Ids?$/.test(name);

/**
 * Returns a realistic value that fits a schema: the schema's own example, else the example for the field name, else the
 * first value that the type allows. Optional fields are omitted.
 */
export function exampleOf(schema: Schema, name = ""): unknown {
  const { examples, const: constant, enum: values, anyOf, items, minItems = 0 } = schema as Keywords;
  if (examples?.length) return examples[0];
  if (constant !== undefined) return constant;
  if (values?.length) return values[0];
  if (anyOf?.length) return exampleOf(anyOf[0]!, name);
  switch (schema.type) {
    case "object":
      return exampleOfObject(schema);
    case "array":
      return byName[name] ?? (minItems > 0 && items ? [exampleOf(items, name)] : []);
    case "boolean":
      return true;
    case "integer":
    case "number":
      return byName[name] ?? (schema as Keywords).minimum ?? 1;
    default:
      return textOf(byName[name] ?? (isId(name) ? id : "text"));
  }
}

/** A number sent as text, like the cells of a workbook. */
const textOf = (value: unknown): unknown => (typeof value === "number" ? `${value}` : value);

type Keywords = {
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
};

function exampleOfObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, name)]));
}
