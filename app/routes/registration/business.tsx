import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { business } from "~/rules/registration/business";
import { SectionForm } from "~/ui/form/section-form";
import { BusinessFields } from "~/ui/form/sections/business-fields";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:business.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "business");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "business");

export default function BusinessTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={business} data={data} outcome={outcome}>
      <BusinessFields />
    </SectionForm>
  );
}
