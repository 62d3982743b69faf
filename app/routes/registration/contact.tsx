import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contact } from "~/rules/registration/contact";
import { SectionFields } from "~/ui/form/parts/section-fields";
import { SectionForm } from "~/ui/form/section-form";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:contact.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "contact");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "contact");

export default function ContactTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={contact} data={data} outcome={outcome}>
      <SectionFields section={contact} />
    </SectionForm>
  );
}
