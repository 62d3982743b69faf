import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { basic } from "~/rules/registration/basic";
import { SectionForm } from "~/ui/form/section-form";
import { CompanyLookup } from "~/ui/form/sections/company-lookup";
import { BasicFields } from "~/ui/form/sections/basic-fields";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export const handle = { title: "fields:basic.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "basic");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "basic");

export default function BasicTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={basic} data={data} outcome={outcome}>
      {data.canLookUp ? <CompanyLookup outcome={outcome?.lookup} /> : null}
      <BasicFields />
    </SectionForm>
  );
}
