import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { draftOf } from "~/session/draft.server";
import { requireRegistration } from "~/session/registration.server";
import importStyles from "~/ui/import/import.css?url";
import { ImportPage } from "~/ui/import/import-page";
import { importWorkbook, loadImport } from "./import.server";
import { registrantSource } from "./source.server";

export const handle = { title: "import:title" };

export const links = () => [{ rel: "stylesheet", href: importStyles }];

export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);

  const { submission } = await draftOf(asked);
  if (submission) throw redirect(paths.success);
  return json(await loadImport(registrantSource(asked), { workbook: paths.registerWorkbook, back: paths.review }));
}

export async function action(asked: ActionFunctionArgs) {
  await requireRegistration(asked);

  return importWorkbook(asked, registrantSource(asked));
}

/** The tables of the registration from an Excel workbook (§2), for who fills it in. */
export default function RegistrationImport() {
  return <ImportPage screen={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
