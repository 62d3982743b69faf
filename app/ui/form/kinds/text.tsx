import { ownName } from "~/rules/form/field-facts";
import { useFieldWords, useTypedText } from "../state/section-context";
import { AmountControl } from "./amount-control";
import { AmountNote } from "./amount-note";
import { ShowMasked } from "./show-masked";
import type { ControlProps } from "./control-props";
import { countryFieldOf, takesCapitals, takesDigits } from "./keypads";
import { useTextProps } from "./use-text-props";

const keyboards = {
  text: undefined,
  email: "email",
  tel: "tel",
  url: "url",
  numeric: "numeric",
  decimal: "decimal",
} as const;

/** A line of text: a native input that keeps the typed text when the form around it changes. */
export function TextControl({ facts, kind, labelledBy }: ControlProps<"text">) {
  const words = useFieldWords();
  const { name, labelKey } = facts;
  const label = ownName(labelKey);
  const country = useTypedText(countryFieldOf(ownName(name)));
  // `type` stays text, because a browser's own error message would be in its language, not the page's.
  const input = (
    <input
      {...useTextProps(facts, labelledBy)}
      type="text"
      inputMode={takesDigits(label, country) ? "numeric" : keyboards[kind.input]}
      autoCapitalize={takesCapitals(label) ? "characters" : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <>
      {kind.isAmount ? <AmountControl name={name}>{input}</AmountControl> : input}
      {kind.isAmount ? <AmountNote name={name} /> : null}
      {kind.isSensitive ? <ShowMasked name={name} label={words.label(labelKey)} /> : null}
    </>
  );
}
