import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import importStyles from "~/ui/import/import.css?url";
import { ImportPage } from "~/ui/import/import-page";
import { importWorkbook, loadImport } from "./import.server";
import { registrantSource } from "./source.server";

export const handle = { title: "import:title" };

export const links = () => [{ rel: "stylesheet", href: importStyles }];

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const { submission } = await ownerDraft(portal);
  if (submission) throw redirect(paths.success);
  return json(await loadImport(registrantSource(portal), { workbook: paths.registerWorkbook, back: paths.review }));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  await ownerDraft(portal);
  return importWorkbook(portal, registrantSource(portal));
}

/** The tables of the registration from an Excel workbook (§2), for a registrant. */
export default function RegistrationImport() {
  return <ImportPage screen={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
