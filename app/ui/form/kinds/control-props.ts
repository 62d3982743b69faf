import type { ReactNode } from "react";
import type { Kind, KindOf } from "~/rules/fields/field-kind";
import type { FieldFacts } from "~/rules/form/field-facts";

/** The props of the control of a kind of field. */
export type ControlProps<K extends Kind> = {
  facts: FieldFacts;
  kind: KindOf<K>;
  /** The id of the element that labels the control if it has no separate label, as in a table cell. */
  labelledBy?: string;
  /** Renders a field by its form name: a table renders those of its rows. */
  renderField: (name: string) => ReactNode;
};
