import type { ControlProps } from "./control-props";
import { useTextProps } from "./use-text-props";

/** Several lines of text. */
export function LongTextControl({ facts, labelledBy }: ControlProps<"longText">) {
  return <textarea {...useTextProps(facts, labelledBy)} rows={4} />;
}
