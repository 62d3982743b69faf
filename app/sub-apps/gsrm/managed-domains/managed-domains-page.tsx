import "../managed-notices/managed-notices.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as account from "~/contract/account";
import * as managedDomains from "~/contract/managed-domains";
import { asLanguage } from "~/i18n/language";
import { listPaths } from "~/list-paths";
import { adminPages } from "~/rules/admin-pages";
import { fillIn, pages } from "~/rules/pages";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Outcome } from "../../built-in/outcome";
import { Link, useLocation } from "../../built-in/router";

/** The hosts with a configuration, for super admins. */
export default function ManagedDomainsPage() {
  const { t, i18n } = useTranslation("managedDomains");
  const location = useLocation();
  const place = parsePagePlace(new URLSearchParams(location.search));
  const query = useAnswer(managedDomains.list, place);
  const regions = useAnswer(account.regions, {}).answer;
  const language = asLanguage(i18n.language);
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          <Link to={adminPages.newDomain} className="button-primary">
            {t("add")}
          </Link>
          <Link to={pages.reviewSettings} className="button-default">
            {t("back")}
          </Link>
        </>
      }
      filter={<Outcome words={(location.state as { outcome?: string } | null)?.outcome ?? null} />}
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("title")}
      columns={[
        {
          title: t("columns.domain"),
          render: ({ domain }) => (
            <>
              <Link to={fillIn(adminPages.managedDomain, domain)} lang="">
                {domain}
              </Link>
              {domain === window.location.hostname ? <span className="notice-detail">{t("own")}</span> : null}
            </>
          ),
        },
        {
          title: t("columns.region"),
          render: ({ region }) => regions?.find(({ code }) => code === region)?.name ?? region,
        },
        {
          title: t("columns.brand"),
          render: ({ brand }) => (brand[language] === "" ? t("brandOfSettings") : brand[language]),
        },
        { title: t("columns.language"), render: (domain) => t(`languages.${domain.language}`) },
        {
          title: t("columns.signIn"),
          render: ({ isLoginable }) => (
            <span className={isLoginable ? "badge badge-good" : "badge badge-quiet"}>
              {isLoginable ? t("signIn.open") : t("signIn.closed")}
            </span>
          ),
        },
        {
          title: t("columns.changed"),
          render: ({ changedDate, changedBy }) =>
            changedDate === null ? (
              t("unchanged")
            ) : (
              <>
                <Instant at={changedDate} />
                <span lang="" className="notice-detail">
                  {changedBy ?? t("byCommand")}
                </span>
              </>
            ),
        },
      ]}
      rowKey={({ domain }) => domain}
      place={place}
      to={listPaths.managedDomainsAt}
    />
  );
}
