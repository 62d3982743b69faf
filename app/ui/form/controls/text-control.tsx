import { describedBy } from "../field-frame";
import { fieldId, type FieldFacts } from "../field-names";
import { useInitialText } from "../row-context";
import { useShown } from "../section-context";

const keyboards = {
  text: undefined,
  email: "email",
  tel: "tel",
  url: "url",
  numeric: "numeric",
  decimal: "decimal",
} as const;

/** A line, several lines or a date: native elements that keep what is typed whatever happens around them. */
export function TextControl({ facts: { name, kind, required } }: { facts: FieldFacts }) {
  const initial = useInitialText(name);
  const { errors } = useShown(name);
  const common = {
    id: fieldId(name),
    name,
    defaultValue: initial,
    className: "control",
    "aria-describedby": describedBy(name),
    "aria-invalid": errors.length > 0 || undefined,
    "aria-required": required || undefined,
  };
  if (kind.kind === "longText") return <textarea {...common} rows={4} />;
  if (kind.kind === "date") return <input {...common} type="date" min="1900-01-01" max="2100-12-31" />;
  const input = kind.kind === "text" ? kind.input : "text";
  // `type` stays text: a browser's own refusal would be in its language, not in the page's.
  return <input {...common} type="text" inputMode={keyboards[input]} autoComplete="off" spellCheck={false} />;
}
