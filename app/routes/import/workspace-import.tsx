import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import formStyles from "~/ui/form/form.css?url";
import importStyles from "~/ui/import/import.css?url";
import { ImportPage } from "~/ui/import/import-page";
import { isPermitted } from "~/rules/permissions/permissions";
import { ExportLink } from "~/ui/table/export-link";
import { useShell } from "~/ui/workspace/shell-facts";
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

/** Imports tables of the company's registration from an Excel workbook (§2), and links to the exports. */
export default function WorkspaceImport() {
  return (
    <>
      <ImportPage screen={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
      <ExportLinks />
    </>
  );
}

/** The links that export data of the workspace as a workbook; the log only if the user may export it (§6). */
function ExportLinks() {
  const { t } = useTranslation("import");
  const shell = useShell();
  const lists = isPermitted(shell, "log.export")
    ? (["messages", "tasks", "log"] as const)
    : (["messages", "tasks"] as const);
  return (
    <section className="card import-exports" aria-labelledby="exports">
      <h2 id="exports">{t("exports.title")}</h2>
      <p className="field-hint">{t("exports.text")}</p>
      <p className="import-links">
        {lists.map((list) => (
          <ExportLink key={list} to={paths.export(list)} className="button-default">
            {t(`exports.${list}`)}
          </ExportLink>
        ))}
      </p>
    </section>
  );
}
