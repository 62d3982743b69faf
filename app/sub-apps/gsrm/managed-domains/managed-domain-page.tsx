import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "../managed-notices/managed-notices.css";
import "./managed-domains.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Query, useAnswer } from "~/client/use-answer";
import * as account from "~/contract/account";
import * as managedDomains from "~/contract/managed-domains";
import { adminPages } from "~/rules/admin-pages";
import { QueryAnswer } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { Link, useNavigate, useParams } from "../../built-in/router";
import { DomainForm } from "./domain-form";
import { RemoveDomain } from "./remove-domain";

type RegionProps = { regions: Query<{ code: string; name: string }[]> };

/** Adds the configuration of a host, or edits one. */
export default function ManagedDomainPage() {
  const { id } = useParams();
  const regions = useAnswer(account.regions, {});
  return id === undefined ? <NewDomain regions={regions} /> : <ExistingDomain key={id} domain={id} regions={regions} />;
}

function NewDomain({ regions }: RegionProps) {
  const { t } = useTranslation("managedDomains");
  const navigate = useNavigate();
  return (
    <>
      <DomainHead title={t("page.new")} />
      <QueryAnswer query={regions}>
        {(list) => (
          <DomainForm
            stored={null}
            regions={list}
            onReload={() => navigate(adminPages.managedDomains)}
            onDone={(words) => navigate(adminPages.managedDomains, { state: { outcome: words } })}
          />
        )}
      </QueryAnswer>
    </>
  );
}

function ExistingDomain({ domain, regions }: RegionProps & { domain: string }) {
  const { t } = useTranslation("managedDomains");
  const navigate = useNavigate();
  const query = useAnswer(managedDomains.load, { domain });
  const [outcome, setOutcome] = useState<string | null>(null);
  async function done(words: string) {
    await query.refresh();
    setOutcome(words);
  }
  return (
    <>
      <DomainHead title={t("page.edit")} />
      <QueryAnswer query={regions}>
        {(list) => (
          <QueryAnswer query={query}>
            {(stored) => (
              <>
                <Outcome key={stored.version} words={outcome} />
                <DomainForm
                  key={`form ${stored.version}`}
                  stored={stored}
                  regions={list}
                  onReload={query.reload}
                  onDone={(words) => void done(words)}
                />
                {domain === window.location.hostname ? (
                  <p>{t("ownStays")}</p>
                ) : (
                  <RemoveDomain
                    stored={stored}
                    onReload={query.reload}
                    onDone={(words) => navigate(adminPages.managedDomains, { state: { outcome: words } })}
                  />
                )}
              </>
            )}
          </QueryAnswer>
        )}
      </QueryAnswer>
    </>
  );
}

function DomainHead({ title }: { title: string }) {
  const { t } = useTranslation("managedDomains");
  useTitle(title);
  return (
    <PageHead title={title} lead={t("page.lead")}>
      <Link to={adminPages.managedDomains} className="button-default">
        {t("page.back")}
      </Link>
    </PageHead>
  );
}
