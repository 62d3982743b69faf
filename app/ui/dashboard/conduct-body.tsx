import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

const notices = ["admittance", "society", "question", "honest"] as const;

/** What the company expects of its partners (§1). */
export function ConductBody() {
  const { t } = useTranslation("home");
  return (
    <ul className="dashboard-list">
      {notices.map((code) => (
        <li key={code}>
          <Link to={paths.homeNotice(code)}>{t(`notices.${code}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
