import type { FieldFacts } from "~/rules/form/field-facts";
import { useShown } from "../state/section-context";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { widthOf } from "./field-widths";
import { useInitialText } from "../state/row-context";

/** Props shared by the native elements for typed answers. */
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
