import { fieldFacts } from "~/rules/form/field-facts";
import { fieldId } from "~/ui/base/field-id";
import { Field } from "../parts/field";
import { FieldControl } from "../parts/control";
import { FieldFrame } from "../parts/field-frame";
import { useFieldWords, useIsRequired, useIsVisible, useSectionScreen } from "../state/section-context";

type Props = {
  /** The end date of a period. */
  until: string;
  /** The tick for a period without an end. */
  longTerm: string;
};

/** The end of a period, with a tick for no end below it. If ticked, the field shows "no end" and is inactive. */
export function PeriodField({ until, longTerm }: Props) {
  const { section } = useSectionScreen();
  const words = useFieldWords();
  const hasEnd = useIsVisible(until);
  const isRequired = useIsRequired(until);
  const facts = { ...fieldFacts(section.fields, until), required: isRequired || !hasEnd };
  return (
    <FieldFrame facts={facts} below={<Field name={longTerm} />}>
      {hasEnd ? (
        <FieldControl facts={facts} renderField={noField} />
      ) : (
        <input
          id={fieldId(until)}
          className="control control-fixed width-number"
          readOnly
          value={words.label(longTerm)}
          aria-describedby={`findings-${until}`}
        />
      )}
    </FieldFrame>
  );
}

const noField = () => null;
