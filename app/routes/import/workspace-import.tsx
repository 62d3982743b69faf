import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requireSession } from "~/session/workspace.server";
import formStyles from "~/ui/form/form.css?url";
import importStyles from "~/ui/import/import.css?url";
import { ExportLinks } from "~/ui/import/export-links";
import { ImportPage } from "~/ui/import/import-page";
import { importWorkbook, loadImport } from "./import.server";
import { companySource } from "./source.server";

export const handle = { title: "import:title" };

export const links = () => [formStyles, importStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);

  return json(await loadImport(companySource(asked), { workbook: paths.importWorkbook, back: paths.workspace }));
}

export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);

  return importWorkbook(asked, companySource(asked));
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
