import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatInstant } from "~/ui/page/instants";
import { useZone } from "~/ui/page/instant";

/** Bank details cannot be changed just now, because a contact changed lately (S-51): it says until when. */
export function LockedNotice({ until }: { until: string }) {
  const { t, i18n } = useTranslation("gcis");
  const zone = useZone();
  return (
    <>
      <p className="notice notice-warning" role="status">
        {t("company.locked", { until: formatInstant(i18n.language, until, zone) })}
      </p>
      <div className="section-actions">
        <Link to={paths.company} className="button-default">
          {t("propose.toFile")}
        </Link>
      </div>
    </>
  );
}
