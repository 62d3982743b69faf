import { Fragment, memo, type ReactNode } from "react";
import { fieldFacts, toLabelKey } from "~/rules/form/field-facts";
import { useIsRequired, useIsVisible, useReading, useSectionScreen } from "../state/section-context";
import { lookOf } from "../kinds/kind-looks";
import { FieldControl } from "./control";
import { FieldFrame } from "./field-frame";
import { useSpecialField } from "./special-fields";

type Props = {
  name: string;
  /** Where the field is called otherwise in some case. */
  labelKey?: string;
  /** Content below its findings. */
  below?: ReactNode;
};

type PlacedProps = {
  name: string;
  /** How often answers of its group were replaced: a field laid out by hand then begins again. */
  times?: number;
};

/** A field of the section at its place in the form: laid out by hand where the tab does so, otherwise as its kind is. */
export function PlacedField({ name, times }: PlacedProps) {
  const render = useSpecialField(toLabelKey(name));
  return render ? <Fragment key={times}>{render(name)}</Fragment> : <Field name={name} />;
}

/** One field of the section. It is mounted again when another window has changed its answer. */
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
