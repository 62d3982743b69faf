import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { bankFieldsFor } from "~/rules/bank/countries";
import { identifierNames } from "~/rules/registration/bank";
import { focusField } from "../engine/field-control";
import { useIsAsked, useSectionScreen, useShown, useTypedText } from "../engine/section-context";
import { Field } from "../parts/field";
import { useInitialText } from "../parts/row-context";

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
      <OtherBank prefix={prefix} />
      <Field name={`${prefix}.accountName`} />
      <Field name={`${prefix}.accountNumber`} />
      {identifierNames.map((field) => {
        const identifier = identifiers[field];
        return identifier ? (
          <Field key={field} name={`${prefix}.${field}`} labelKey={`banks.${identifier.name}`} />
        ) : null;
      })}
    </div>
  );
}

/** The name of a bank that is not on the list, folded for everybody else. Without scripts it is open. */
function OtherBank({ prefix }: { prefix: string }) {
  const { t } = useTranslation();
  const name = `${prefix}.bankName`;
  const [isWanted, setIsWanted] = useState(useInitialText(name) !== "");
  const { errors } = useShown(name);
  const isAsked = useIsAsked(name);
  if (!isAsked) return null;
  function open() {
    flushSync(() => setIsWanted(true));
    focusField(name);
  }
  return isWanted || errors.length > 0 ? (
    <Field name={name} />
  ) : (
    <>
      <p className="field other-bank">
        <button type="button" className="button-link" onClick={open}>
          {t("bank.notListed")}
        </button>
      </p>
      <div className="other-bank-name">
        <Field name={name} />
      </div>
    </>
  );
}
