import type { ComponentType, ReactNode } from "react";
import type { Kind, KindOf } from "~/rules/fields/field-kind";
import type { FieldFacts } from "~/rules/form/field-facts";
import { ChoiceControl } from "../kinds/choice";
import type { ControlProps } from "../kinds/control-props";
import { DateControl } from "../kinds/date";
import { FileControl } from "../kinds/file";
import { FlagControl } from "../kinds/flag";
import { ListedControl } from "../kinds/listed";
import { ListedManyControl } from "../kinds/listed-many";
import { LongTextControl } from "../kinds/long-text";
import { TextControl } from "../kinds/text";
import { Rows } from "./rows";

type Controls = { [K in Kind]: ComponentType<ControlProps<K>> };

/** The control of each kind of field. */
const controls: Controls = {
  text: TextControl,
  longText: LongTextControl,
  date: DateControl,
  choice: ChoiceControl,
  flag: FlagControl,
  listed: ListedControl,
  listedMany: ListedManyControl,
  file: FileControl,
  rows: Rows,
  // The id of a row is in the row itself (`row-slot.tsx`).
  rowId: () => null,
};

type Props = { facts: FieldFacts; labelledBy?: string; renderField: (name: string) => ReactNode };

/** The control of a field, by its kind. */
export const FieldControl = ({ facts, ...props }: Props) => <KindControl kind={facts.kind} facts={facts} {...props} />;

function KindControl<K extends Kind>({ kind, ...props }: { kind: KindOf<K> } & Props) {
  const OfKind: ComponentType<ControlProps<K>> = controls[kind.kind];
  return <OfKind kind={kind} {...props} />;
}
