import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isPermitted } from "~/rules/permissions";
import { ExportLink } from "~/ui/export/export-link";
import { useShell } from "~/ui/shell/shell-facts";

/** What may be taken out of the workspace as a workbook; the log where it is permitted (§6). */
export function ExportLinks() {
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
