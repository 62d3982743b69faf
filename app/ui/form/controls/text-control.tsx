import { type FieldFacts, ownName } from "~/rules/form/field-facts";
import { useFieldWords, useShown } from "../engine/section-context";
import { describedBy } from "../parts/field-frame";
import { fieldId } from "../parts/field-id";
import { widthOf } from "../parts/field-widths";
import { useInitialText } from "../parts/row-context";
import { ShowMasked } from "../parts/show-masked";
import { DateControl } from "./date-control";

const keyboards = {
  text: undefined,
  email: "email",
  tel: "tel",
  url: "url",
  numeric: "numeric",
  decimal: "decimal",
} as const;

/** Codes of digits alone, though their rule takes any text: the country decides. */
const numbers = new Set(["registeredPostcode", "officePostcode", "accountNumber"]);
const capitals = new Set(["unifiedCreditCode", "gstin", "iban", "swift"]);

type Props = {
  facts: FieldFacts;
  /** The id of the element that names it where it has no label: a cell of a table. */
  labelledBy?: string;
};

/** A line, several lines or a day: native elements that keep typed text whatever happens around them. */
export function TextControl({ facts: { name, kind, required, sensitive, labelKey }, labelledBy }: Props) {
  const words = useFieldWords();
  const initial = useInitialText(name);
  const { errors } = useShown(name);
  const common = {
    id: fieldId(name),
    name,
    defaultValue: initial,
    className: `control ${widthOf(name)}`,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy(name),
    "aria-invalid": errors.length > 0 || undefined,
    "aria-required": required || undefined,
  };
  if (kind.kind === "longText") return <textarea {...common} rows={4} />;
  if (kind.kind === "date") return <DateControl {...common} />;
  const input = kind.kind === "text" ? kind.input : "text";
  // `type` stays text: a browser's own refusal would be in its language, not in the page's.
  const last = ownName(name);
  return (
    <>
      <input
        {...common}
        type="text"
        inputMode={numbers.has(last) ? "numeric" : keyboards[input]}
        autoCapitalize={capitals.has(last) ? "characters" : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {sensitive ? <ShowMasked name={name} label={words.label(labelKey)} /> : null}
    </>
  );
}
