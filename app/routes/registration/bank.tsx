import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bankFieldsFor } from "~/rules/bank/countries";
import { bank } from "~/rules/registration/bank";
import { Field } from "~/ui/form/field";
import { SectionForm } from "~/ui/form/section-form";
import { useSectionScreen, useTypedText } from "~/ui/form/section-context";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export const handle = { title: "fields:bank.title" };

export const loader = (asked: LoaderFunctionArgs) => loadSectionScreen(asked, "bank");
export const action = (asked: ActionFunctionArgs) => saveSectionScreen(asked, "bank");

export default function BankTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={bank} data={data} outcome={outcome}>
      <Field name="banks" row={bankRow} />
    </SectionForm>
  );
}

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
