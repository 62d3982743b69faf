import { type Intent, serializeIntent } from "@conform-to/dom";
import type { ComponentProps } from "react";
import { sectionFormId } from "~/ui/base/intent-button";

type ListIntent = Extract<Intent, { type: "insert" | "remove" }>;
type Props = Omit<ComponentProps<"button">, "onClick"> & { intent: ListIntent; onPress: () => void };

/** A list intent of conform: sent to the server without scripts, applied immediately with them. */
export function ListButton({ intent, onPress, ...rest }: Props) {
  return (
    <button
      type="submit"
      form={sectionFormId}
      name="__intent__"
      value={serializeIntent(intent)}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}
