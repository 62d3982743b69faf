import { describedBy, fieldId } from "~/ui/base/field-id";
import { useInitialText } from "../state/row-context";
import type { ControlProps } from "./control-props";

/** A tick: posts "1" or nothing. */
export function FlagControl({ facts: { name } }: ControlProps<"flag">) {
  const initial = useInitialText(name);
  return (
    <input
      type="checkbox"
      id={fieldId(name)}
      name={name}
      value="1"
      defaultChecked={initial === "1"}
      aria-describedby={describedBy(name)}
    />
  );
}
