import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { basic } from "~/rules/registration/basic";
import { FieldGroups } from "~/ui/form/field-groups";
import { SectionForm } from "~/ui/form/section-form";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export const handle = { title: "fields:basic.title" };

export const loader = (asked: LoaderFunctionArgs) => loadSectionScreen(asked, "basic");
export const action = (asked: ActionFunctionArgs) => saveSectionScreen(asked, "basic");

/** The fields of the tab by group, in the order of the form. */
const groups = {
  company: ["companyName", "companyEnglishName", "abbreviation", "companyType", "recommendsNewTechnology"],
  registeredAddress: [
    "registeredCountry",
    "registeredProvince",
    "registeredCity",
    "registeredDetail",
    "registeredPostcode",
  ],
  officeAddress: [
    "officeSameAsRegistered",
    "officeCountry",
    "officeProvince",
    "officeCity",
    "officeDetail",
    "officePostcode",
  ],
  identifiers: ["unifiedCreditCode", "registrationNumber", "duns", "taxId", "smeId", "gstin"],
  status: ["listed", "taxpayerQualification"],
  capital: ["registeredCapital", "capitalCurrency", "establishedOn", "operatingUntil", "operatingLongTerm"],
  operation: ["legalRepresentative", "website", "businessScope"],
  shareholders: ["shareholders"],
} as const;

export default function BasicTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={basic} data={data} outcome={outcome}>
      <FieldGroups groups={groups} />
    </SectionForm>
  );
}
