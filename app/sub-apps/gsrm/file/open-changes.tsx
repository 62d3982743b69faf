import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { paths } from "~/paths";

/** Changes of the company file that are under way, each with a link to its page. */
export function OpenChanges({ file: { openChanges } }: { file: ReviewFile }) {
  const { t } = useTranslation(["gsrm", "fields"]);
  if (openChanges.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="open-changes-title">
      <h2 id="open-changes-title">{t("changes.open")}</h2>
      <ul>
        {openChanges.map(({ changeId, section, state }) => (
          <li key={changeId}>
            <Link to={paths.companyChange(changeId)}>{t(`fields:${section}.title`)}</Link> ·{" "}
            {t(`changes.states.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
