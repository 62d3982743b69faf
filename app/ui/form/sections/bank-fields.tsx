import { bankFieldsFor } from "~/rules/bank/countries";
import { Field } from "../field";
import { useSectionScreen, useTypedText } from "../section-context";

/** Bank information: a table of records. */
export const BankFields = () => <Field name="banks" row={bankRow} />;

const bankRow = (prefix: string) => <BankRow prefix={prefix} />;

/** A bank record: the country decides which identifiers are asked for, and what they are called there (§5). */
function BankRow({ prefix }: { prefix: string }) {
  const { context } = useSectionScreen();
  const country = useTypedText(`${prefix}.country`);
  const identifiers = bankFieldsFor(country || undefined, context.registeredCountry);
  return (
    <div className="fields">
      <Field name={`${prefix}.country`} />
      <Field name={`${prefix}.bank`} />
      <Field name={`${prefix}.bankName`} />
      <Field name={`${prefix}.accountName`} />
      <Field name={`${prefix}.accountNumber`} />
      {Object.entries(identifiers).map(([field, { name, required }]) => (
        <Field key={field} name={`${prefix}.${field}`} required={required} labelKey={`banks.${name}`} />
      ))}
    </div>
  );
}
