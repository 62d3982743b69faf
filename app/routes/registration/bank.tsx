import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bank } from "~/rules/registration/bank";
import { SectionForm } from "~/ui/form/section-form";
import { BankFields } from "~/ui/form/sections/bank-fields";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:bank.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "bank");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "bank");

export default function BankTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={bank} data={data} outcome={outcome}>
      <BankFields />
    </SectionForm>
  );
}
