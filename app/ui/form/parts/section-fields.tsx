import type * as z from "zod/mini";
import { findGroups } from "~/rules/fields/grouped-fields";
import type { Section } from "~/rules/section";
import { PlacedField } from "./field";
import { FieldGroups } from "./field-groups";
import { type SpecialFields, SpecialFieldsProvider } from "./special-fields";

type Props<S extends z.ZodMiniObject> = { section: Section<S>; special?: SpecialFields<S> };

const none = {};

/**
 * Every field of a tab, in the order and the groups in which its rules state them. `special` renders the fields
 * that need more than a control.
 */
export function SectionFields<S extends z.ZodMiniObject>({ section: { fields }, special = none }: Props<S>) {
  const groups = findGroups(fields);
  return (
    <SpecialFieldsProvider value={special}>
      {groups ? (
        <FieldGroups groups={groups} />
      ) : (
        Object.keys(fields.shape).map((name) => <PlacedField key={name} name={name} />)
      )}
    </SpecialFieldsProvider>
  );
}
