import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { bankFieldsFor, type BankIdentifier } from "~/rules/bank/countries";
import { siblingOf } from "~/rules/field-names";
import { ownName } from "~/rules/form/field-facts";
import { bank } from "~/rules/registration/bank";
import { focusField } from "~/ui/base/field-control";
import { useIsVisible, useSectionScreen, useShown, useTypedText } from "../state/section-context";
import { Field } from "../parts/field";
import { SectionFields } from "../parts/section-fields";
import type { SpecialFields } from "../parts/special-fields";
import { useInitialText } from "../state/row-context";

/** Bank information: a table of records. */
export const BankFields = () => <SectionFields section={bank} special={special} />;

/** Identifiers have the labels of the bank's country (§5). */
function IdentifierField({ name }: { name: string }) {
  const { context } = useSectionScreen();
  const country = useTypedText(siblingOf(name, "country"));
  const identifier = bankFieldsFor(country || undefined, context.registeredCountry)[ownName(name) as BankIdentifier];
  return <Field name={name} labelKey={identifier && `banks.${identifier.name}`} />;
}

/** The bank from the list, and below it the field for one that is not listed. Without scripts both are visible. */
function BankField({ name }: { name: string }) {
  const { t } = useTranslation();
  const otherName = siblingOf(name, "bankName");
  const [isWanted, setIsWanted] = useState(useInitialText(otherName) !== "");
  const { errors } = useShown(otherName);
  const isOtherVisible = useIsVisible(otherName);
  const isOtherOpen = isWanted || errors.length > 0;
  function open() {
    flushSync(() => setIsWanted(true));
    focusField(otherName);
  }
  const link = (
    <p className="other-bank">
      <button type="button" className="button-link" onClick={open}>
        {t("bank.notListed")}
      </button>
    </p>
  );
  return (
    <>
      <Field name={name} below={isOtherVisible && !isOtherOpen ? link : undefined} />
      {isOtherVisible ? <OtherBankName name={otherName} isOpen={isOtherOpen} /> : null}
    </>
  );
}

/** The name of a bank that is not listed. Scripts hide it until the user opens it. */
const OtherBankName = ({ name, isOpen }: { name: string; isOpen: boolean }) =>
  isOpen ? (
    <Field name={name} />
  ) : (
    <div className="other-bank-name">
      <Field name={name} />
    </div>
  );

const identifier = (name: string) => <IdentifierField name={name} />;
const special = {
  "banks.bank": (name) => <BankField name={name} />,
  "banks.bankName": () => null,
  "banks.iban": identifier,
  "banks.bankCode": identifier,
  "banks.branchCode": identifier,
  "banks.branchType": identifier,
  "banks.branchName": identifier,
  "banks.subject": identifier,
  "banks.swift": identifier,
} satisfies SpecialFields<typeof bank.fields> & Record<`banks.${BankIdentifier}`, unknown>;
