import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { association } from "~/rules/registration/association";
import { SectionFields } from "~/ui/form/parts/section-fields";
import { SectionForm } from "~/ui/form/section-form";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:association.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "association");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "association");

export default function AssociationTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={association} data={data} outcome={outcome}>
      <SectionFields section={association} />
    </SectionForm>
  );
}
