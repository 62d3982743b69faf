import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { SectionId } from "~/rules/registration/section-ids";
import type { CompanyFile } from "./company-page";

/** The way to change a part of the file, or to the change of it that is under way. */
export function SectionLink({ section, file }: { section: SectionId; file: CompanyFile }) {
  const { t } = useTranslation(["gcis", "fields"]);
  const name = t(`fields:${section}.title`);
  const change = file.changes.find((one) => one.section === section);
  if (change)
    return (
      <Link
        to={paths.change(change.changeId)}
        className="button-default"
        aria-label={t("company.underWayFor", { section: name })}
      >
        {t("company.underWay")}
      </Link>
    );
  return (
    <Link
      to={paths.proposeChange(section)}
      className="button-default"
      aria-label={t("company.proposeFor", { section: name })}
    >
      {t("company.propose")}
    </Link>
  );
}
