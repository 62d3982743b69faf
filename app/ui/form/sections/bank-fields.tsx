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

/** An identifier is called as the bank's country calls it (§5). */
function IdentifierField({ name }: { name: string }) {
  const { context } = useSectionScreen();
  const country = useTypedText(siblingOf(name, "country"));
  const identifier = bankFieldsFor(country || undefined, context.registeredCountry)[ownName(name) as BankIdentifier];
  return <Field name={name} labelKey={identifier && `banks.${identifier.name}`} />;
}

/** The name of a bank that is not on the list, collapsed by default. Without scripts it is open. */
function OtherBank({ name }: { name: string }) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(useInitialText(name) !== "");
  const { errors } = useShown(name);
  const isVisible = useIsVisible(name);
  if (!isVisible) return null;
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

const identifier = (name: string) => <IdentifierField name={name} />;
const special = {
  "banks.bankName": (name) => <OtherBank name={name} />,
  "banks.iban": identifier,
  "banks.bankCode": identifier,
  "banks.branchCode": identifier,
  "banks.branchType": identifier,
  "banks.branchName": identifier,
  "banks.subject": identifier,
  "banks.swift": identifier,
} satisfies SpecialFields<typeof bank.fields> & Record<`banks.${BankIdentifier}`, unknown>;
