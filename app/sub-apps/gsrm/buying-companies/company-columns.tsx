import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { BuyingCompany } from "~/contract/buying-companies";
import { fillIn, pages } from "~/rules/pages";
import { Instant } from "~/ui/base/instant";
import { Link } from "../../built-in/router";
import { ReopenButton } from "./reopen-button";

type Props = {
  onOpen: (act: "rename" | "end", companyId: string) => void;
  /** Clears the message about the previous change. */
  onTry: () => void;
  onDone: (words: string) => void;
};

/** The columns of the buying companies. */
export function useCompanyColumns({ onOpen, ...reopen }: Props) {
  const { t } = useTranslation("buyingCompanies");
  return [
    {
      title: t("columns.company"),
      render: ({ code, name }: BuyingCompany) => (
        <>
          <span lang="">{name}</span>
          <span lang="" className="value-lists-detail">
            {code}
          </span>
        </>
      ),
    },
    { title: t("columns.people"), render: (company: BuyingCompany) => <People company={company} /> },
    {
      title: t("columns.state"),
      render: ({ endedDate }: BuyingCompany) =>
        endedDate === null ? (
          <span className="badge badge-good">{t("states.open")}</span>
        ) : (
          <>
            <span className="badge badge-quiet">{t("states.ended")}</span>
            <span className="value-lists-detail">
              <Instant at={endedDate} />
            </span>
          </>
        ),
    },
    {
      title: t("columns.acts"),
      render: (company: BuyingCompany) => (
        <div className="value-lists-acts">
          <button
            type="button"
            className="button-link"
            aria-label={t("renameOf", company)}
            onClick={() => onOpen("rename", company.companyId)}
          >
            {t("rename")}
          </button>
          {company.endedDate === null ? (
            <button
              type="button"
              className="button-link"
              aria-label={t("endOf", company)}
              onClick={() => onOpen("end", company.companyId)}
            >
              {t("end")}
            </button>
          ) : (
            <ReopenButton company={company} {...reopen} />
          )}
        </div>
      ),
    },
  ];
}

/** The people of a company, with links to their pages, and the number of unused invitations. */
function People({ company: { people, invitations } }: { company: BuyingCompany }) {
  const { t } = useTranslation("buyingCompanies");
  return (
    <>
      {people.length === 0 ? t("noPeople") : null}
      {people.map(({ accountId, userName, isBarred }, at) => (
        <Fragment key={accountId}>
          {at === 0 ? null : t("separator")}
          <Link to={fillIn(pages.person, accountId)}>
            <span lang="">{userName}</span>
          </Link>
          {isBarred ? t("barred") : null}
        </Fragment>
      ))}
      {invitations === 0 ? null : (
        <span className="value-lists-detail">{t("invitations", { count: invitations })}</span>
      )}
    </>
  );
}
