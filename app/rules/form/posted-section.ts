import { INTENT, parse } from "@conform-to/dom";
import type { Shape } from "~/rules/fields/field-kind";
import { fieldAt, kindOf } from "~/rules/fields/kind-registry";
import { isFieldName } from "~/rules/field-names";
import { type FormValues, formText, mapRows } from "~/rules/form-values";
import { fieldNameMax, formMaxFields } from "~/rules/limits/forms";
import { fieldFacts } from "./field-facts";
import { isWindowField, registrationField } from "./window-fields";

type Fields = { shape: Shape };

/** A post of a section's form: the answers as typed, the button pressed, and the version of the draft. */
export type PostedSection = {
  typed: FormValues;
  /** `save`, `continue`, or `go:bank`, `language:en`, `pick:field`, `detach:file-url`. */
  intent: string;
  version: number;
  /** The registration for which the window was opened, or "". */
  registrationId: string;
  /** Files posted without JavaScript, by the field they belong to. */
  uploads: { field: string; file: File }[];
};

/** Prefix of the file inputs: the answer is the UUID in the hidden field next to them. */
export const uploadPrefix = "upload.";

const longestIntent = 600;

/**
 * Reads a section's form, in the browser and in the action alike. Names are checked before conform parses them
 * (Z-01: `items[100000000].a` would block for a minute); a form with a name the section does not have is refused (null).
 */
export function readPostedSection(fields: Fields, formData: FormData): PostedSection | null {
  const answers = new FormData();
  const uploads: PostedSection["uploads"] = [];
  for (const [name, value] of formData) {
    if (isWindowField(name)) continue;
    if (typeof value !== "string") {
      const field = name.slice(uploadPrefix.length);
      if (!name.startsWith(uploadPrefix) || !isFileField(fields, field)) return null;
      if (value.size > 0) uploads.push({ field, file: value });
    } else if (name === INTENT ? isRowIntent(fields, value) : isFieldName(fields, name)) answers.append(name, value);
    else return null;
  }
  const intent = formText(formData, "intent") || "save";
  if ([...answers.keys()].length > formMaxFields || intent.length > longestIntent) return null;
  const { payload } = parse<FormValues, null>(answers, { resolve: (value) => ({ value }) });
  return {
    typed: listsAsLists(fields, withoutHoles(payload as FormValues)),
    intent,
    version: versionIn(formText(formData, "version")),
    registrationId: formText(formData, registrationField),
    uploads,
  };
}

const isFileField = (fields: Fields, name: string) =>
  isFieldName(fields, name) && fieldFacts(fields, name).kind.holdsFiles;

/**
 * The version of the draft that the form was filled from. An invalid version counts as missing, which causes a conflict
 * if a draft exists.
 */
const versionIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The only list intents accepted from conform: inserting and removing rows in a table of this section. */
function isRowIntent(fields: Fields, intentJson: string) {
  const intent = parsedIntent(intentJson);
  const { name, index } = intent?.payload ?? {};
  if (!intent || typeof name !== "string" || name.length > fieldNameMax || !isFieldName(fields, `${name}[0].id`))
    return false;
  return (
    intent.type === "insert" ||
    (intent.type === "remove" && Number.isInteger(index) && isFieldName(fields, `${name}[${index}].id`))
  );
}

function parsedIntent(intentJson: string) {
  try {
    return JSON.parse(intentJson) as { type?: string; payload?: { name?: unknown; index?: number } } | null;
  } catch {
    return null;
  }
}

/** Drops the empty rows with which conform fills the gap of a removed row. */
function withoutHoles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? mapRows(
            value.filter((item) => item !== undefined && item !== null),
            withoutHoles,
          )
        : value,
    ]),
  );
}

/** A single selected value of a multiple choice is posted as a plain value, but the draft stores a list. */
const listsAsLists = ({ shape }: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const schema = fieldAt(shape, field);
      return [field, typeof value === "string" && schema && kindOf(schema).isMany ? [value] : value];
    }),
  );

/** `go:bank` → `["go", "bank"]`; a file address may contain further colons. */
export function splitIntent(intent: string): [verb: string, target: string] {
  const at = intent.indexOf(":");
  return at < 0 ? [intent, ""] : [intent.slice(0, at), intent.slice(at + 1)];
}
