import { ownName } from "~/rules/form/field-facts";
import { useFieldWords } from "../state/section-context";
import { ShowMasked } from "./show-masked";
import type { ControlProps } from "./control-props";
import { useTextProps } from "./use-text-props";

const keyboards = {
  text: undefined,
  email: "email",
  tel: "tel",
  url: "url",
  numeric: "numeric",
  decimal: "decimal",
} as const;

/** Codes that consist of digits, although their rule accepts any text: it depends on the country. */
const numbers = new Set(["registeredPostcode", "officePostcode", "accountNumber"]);
const capitals = new Set(["unifiedCreditCode", "gstin", "iban", "swift"]);

/** A line of text: a native input that keeps what is typed whatever happens around it. */
export function TextControl({ facts, kind, labelledBy }: ControlProps<"text">) {
  const words = useFieldWords();
  const { name, labelKey } = facts;
  const last = ownName(name);
  // `type` stays text: a browser's own refusal would be in its language, not in the page's.
  return (
    <>
      <input
        {...useTextProps(facts, labelledBy)}
        type="text"
        inputMode={numbers.has(last) ? "numeric" : keyboards[kind.input]}
        autoCapitalize={capitals.has(last) ? "characters" : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {kind.isSensitive ? <ShowMasked name={name} label={words.label(labelKey)} /> : null}
    </>
  );
}
