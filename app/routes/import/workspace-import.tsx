import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import formStyles from "~/ui/form/form.css?url";
import importStyles from "~/ui/import/import.css?url";
import { ExportLinks } from "~/ui/import/export-links";
import { ImportPage } from "~/ui/import/import-page";
import { importWorkbook, loadImport } from "./import.server";
import { companySource } from "./source.server";

export const handle = { title: "import:title" };

export const links = () => [formStyles, importStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return json(await loadImport(companySource(portal), { workbook: paths.importWorkbook, back: paths.workspace }));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return importWorkbook(portal, companySource(portal));
}

/** The tables of the company's registration from an Excel workbook (§2), and what may be taken out as one. */
export default function WorkspaceImport() {
  return (
    <>
      <ImportPage screen={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
      <ExportLinks />
    </>
  );
}
