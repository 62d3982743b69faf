import { type Intent, serializeIntent } from "@conform-to/dom";
import type { ComponentProps } from "react";
import { sectionFormId } from "~/ui/base/intent-button";

type ListIntent = Extract<Intent, { type: "insert" | "remove" }>;

/**
 * The intent that adds a row with these values to a table. Conform derives the type of the values from the type of the
 * form, which sections do not have.
 */
export const insertIntent = (name: string, row: Readonly<Record<string, string>>): ListIntent => ({
  type: "insert",
  payload: { name, defaultValue: row as never },
});

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
