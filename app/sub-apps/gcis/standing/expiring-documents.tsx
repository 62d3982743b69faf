import { useTranslation } from "react-i18next";
import { Instant } from "~/ui/page/instant";
import type { Standing } from "./standing-facts";

/** Documents that expire within 30 days or have expired, the earliest first. */
export function ExpiringDocuments({ documents }: Pick<Standing, "documents">) {
  const { t } = useTranslation(["gcis", "options"]);
  return (
    <>
      <h3>{t("standing.documents")}</h3>
      {documents.length === 0 ? <p>{t("standing.noDocuments")}</p> : null}
      <ul className="standing-documents">
        {documents.map(({ list, type, expiresOn, isExpired }) => (
          <li key={`${list} ${type} ${expiresOn}`}>
            <span>{t(`options:${list}.${type}`)}</span>
            <span>
              {t("standing.expires")} <Instant at={expiresOn} show="day" />
            </span>
            {isExpired ? <span className="badge badge-late">{t("standing.expired")}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
