import type { FieldFacts } from "~/rules/form/field-facts";
import { useShown } from "../engine/section-context";
import { describedBy } from "../parts/field-frame";
import { fieldId } from "../parts/field-id";
import { widthOf } from "../parts/field-widths";
import { useInitialText } from "../parts/row-context";

/** What the native elements share into which an answer is typed. */
export function useTextProps({ name, required }: FieldFacts, labelledBy?: string) {
  const initial = useInitialText(name);
  const { errors } = useShown(name);
  return {
    id: fieldId(name),
    name,
    defaultValue: initial,
    className: `control ${widthOf(name)}`,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy(name),
    "aria-invalid": errors.length > 0 || undefined,
    "aria-required": required || undefined,
  };
}
