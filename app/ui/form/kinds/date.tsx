import { DateInput } from "./date-input";
import type { ControlProps } from "./control-props";
import { useTextProps } from "./use-text-props";

/** A day, typed or picked. */
export function DateControl({ facts, labelledBy }: ControlProps<"date">) {
  return <DateInput {...useTextProps(facts, labelledBy)} />;
}
