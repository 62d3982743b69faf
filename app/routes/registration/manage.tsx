import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { manage } from "~/rules/registration/manage";
import { SectionFields } from "~/ui/form/parts/section-fields";
import { SectionForm } from "~/ui/form/section-form";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:manage.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "manage");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "manage");

export default function ManageTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={manage} data={data} outcome={outcome}>
      <SectionFields section={manage} />
    </SectionForm>
  );
}
