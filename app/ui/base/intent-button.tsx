import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "name" | "value"> & { intent: string };

/** A button that sends the section's form with an intent; with scripts, the form handles it without a page load. */
export function IntentButton({ intent, ...rest }: Props) {
  return <button type="submit" form={sectionFormId} name="intent" value={intent} {...rest} />;
}

/**
 * The id of a page's section form. Tabs and the language switch outside it also submit it, so that no input is lost.
 */
export const sectionFormId = "section-form";
