import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { attachment } from "~/rules/registration/attachment";
import { SectionForm } from "~/ui/form/section-form";
import { AttachmentFields } from "~/ui/form/sections/attachment-fields";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:attachment.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "attachment");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "attachment");

export default function AttachmentTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={attachment} data={data} outcome={outcome}>
      <AttachmentFields />
    </SectionForm>
  );
}
