import { describedBy } from "../parts/field-frame";
import { fieldId } from "../parts/field-id";
import { useInitialText } from "../parts/row-context";

/** A tick: posts "1" or nothing. */
export function FlagControl({ name }: { name: string }) {
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
