import { Fragment, memo, type ReactNode } from "react";
import { fieldFacts, toLabelKey } from "~/rules/form/field-facts";
import { useIsRequired, useIsVisible, useReading, useSectionScreen } from "../state/section-context";
import { lookOf } from "../kinds/kind-looks";
import { FieldControl } from "./control";
import { FieldFrame } from "./field-frame";
import { useSpecialField } from "./special-fields";

type Props = {
  name: string;
  /** A label that differs from the field's default. */
  labelKey?: string;
  /** Content below the findings. */
  below?: ReactNode;
};

type PlacedProps = {
  name: string;
  /** The number of times that answers of its group were replaced, after which a custom field is remounted. */
  times?: number;
};

/**
 * A field of the section in the form, with the tab's custom layout if there is one, otherwise with that of its kind.
 */
export function PlacedField({ name, times }: PlacedProps) {
  const render = useSpecialField(toLabelKey(name));
  return render ? <Fragment key={times}>{render(name)}</Fragment> : <Field name={name} />;
}

/** A field of the section. It is remounted when another window has changed its answer. */
export const Field = memo(function Field(props: Props) {
  const times = useReading((form) => form.timesReplaced(props.name));
  return <CurrentField key={times} {...props} />;
});

/** Frame and control follow from the kind of the field in the rules. */
function CurrentField({ name, labelKey, below }: Props) {
  const { section } = useSectionScreen();
  const isVisible = useIsVisible(name);
  const isRequired = useIsRequired(name);
  if (!isVisible) return null;
  const ownFacts = fieldFacts(section.fields, name);
  const facts = { ...ownFacts, required: ownFacts.required || isRequired, labelKey: labelKey ?? ownFacts.labelKey };
  const control = <FieldControl facts={facts} renderField={renderField} />;
  const { frame, isWide } = lookOf(facts.kind);
  if (frame === "none") return control;
  return (
    <FieldFrame facts={facts} frame={frame} wide={isWide} below={below}>
      {control}
    </FieldFrame>
  );
}

const renderField = (name: string) => <PlacedField name={name} />;
