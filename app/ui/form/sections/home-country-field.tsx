import { fieldFacts } from "~/rules/form/field-facts";
import { isAbroad } from "~/rules/registration/self-registration";
import { useSectionScreen } from "../state/section-context";
import { Field } from "../parts/field";
import { FieldFrame } from "../parts/field-frame";
import { fieldId } from "~/ui/base/field-id";

const name = "registeredCountry";

/** The country of registration. An invitation determines it, so for a company invited from abroad it is read-only. */
export function HomeCountryField() {
  const { section, context, meanings } = useSectionScreen();
  const { country } = context;
  if (country === undefined || !isAbroad(country)) return <Field name={name} />;
  return (
    <FieldFrame facts={fieldFacts(section.fields, name)}>
      <input
        id={fieldId(name)}
        className="control control-fixed"
        readOnly
        value={meanings["HPFM.COUNTRY"]?.[country] ?? country}
        aria-describedby={`hint-${name} findings-${name}`}
      />
      <input type="hidden" name={name} value={country} />
    </FieldFrame>
  );
}
