import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isSupplier } from "~/rules/onboarding/stages";
import { Instant } from "~/ui/base/instant";
import type { ContentOf } from "./content";
import { All } from "./list-bodies";
import { Empty, NotLoaded } from "./not-loaded";
import { useMayOpen } from "./use-may-open";

/** The section of the company file in which a document is replaced, by the list that contains its type. */
const sectionOf = { certificationType: "manage", attachmentType: "attachment" } as const;

/** Certificates and attachments that have expired or will soon, with links to replace each and to the full list. */
export function DocumentsBody({ content: { standing } }: ContentOf<"standing">) {
  const { t } = useTranslation(["dashboard", "options"]);
  const mayOpen = useMayOpen();
  if (!standing) return <NotLoaded />;
  const { documents = [], progress } = standing.company ?? {};
  const isKept = progress !== undefined && isSupplier(progress.state);
  const mayReplace = mayOpen(paths.proposeChange("attachment"));
  return (
    <>
      {documents.length === 0 ? <Empty text={t("documents.empty")} /> : null}
      <ul className="dashboard-list">
        {documents.map(({ list, type, expiresOn, isExpired }) => {
          const name = t(`options:${list}.${type}`, { defaultValue: type });
          return (
            <li key={`${list} ${type} ${expiresOn}`}>
              <span>{name}</span>
              <span className={isExpired ? "tag tag-error" : "tag tag-warning"}>
                {isExpired ? t("documents.expired") : t("documents.soon")} <Instant at={expiresOn} show="day" />
              </span>
              {isKept && mayReplace ? (
                <Link
                  to={paths.proposeChange(sectionOf[list])}
                  aria-label={t("documents.replaceFor", { document: name })}
                >
                  {t("documents.replace")}
                </Link>
              ) : null}
            </li>
          );
        })}
      </ul>
      {isKept && documents.length > 0 && !mayReplace ? (
        <p className="field-hint">{t("step.otherArea", { area: t("areas.file") })}</p>
      ) : null}
      {isKept && mayOpen(paths.documents) ? <All to={paths.documents} /> : null}
    </>
  );
}
