import "./settings.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
import { adminPages } from "~/rules/admin-pages";
import { pages } from "~/rules/pages";
import { isPermitted } from "~/rules/permissions/permissions";
import { QueryAnswer } from "../../built-in/answered";
import { useWho } from "../../built-in/host";
import { PageHead } from "../../built-in/page-head";
import { AbsenceSection } from "./absence-section";
import { CalendarSection } from "./calendar-section";
import { HandOverSection } from "./hand-over-section";
import { HeadSection } from "./head-section";
import { RulesSection } from "./rules-section";
import { TextsSection } from "./texts-section";

/**
 * A purchasing manager's own absence and hand-over; for super admins also the assignment rules, phrases, the checklist, the
 * working days and the head of purchasing.
 */
export default function SettingsPage() {
  const { t } = useTranslation([
    "teamwork",
    "people",
    "managedNotices",
    "managedDomains",
    "buyingCompanies",
    "outgoing",
    "scheduledJobs",
    "webhooks",
    "retention",
  ]);
  const { buttons, superAdmin } = useWho();
  const mayMaintain = isPermitted({ buttons, superAdmin }, "review.settings");
  const colleagues = useAnswer(assignment.colleagues, {});
  return (
    <>
      <PageHead title={t("settings.title")} lead={t("settings.lead")} />
      <QueryAnswer query={colleagues}>
        {(people) => (
          <>
            <AbsenceSection colleagues={people} onChanged={colleagues.reload} />
            <HandOverSection colleagues={people} mayChooseFrom={superAdmin} onChanged={colleagues.reload} />
            <LinkCard
              id="mailboxes"
              title={t("people:mailboxes.title")}
              text={t("people:mailboxes.openText")}
              link={t("people:mailboxes.open")}
              to={pages.lostMailboxes}
            />
            {mayMaintain ? (
              <>
                <RulesSection colleagues={people} />
                <TextsSection list="phrases" />
                <TextsSection list="checklist" />
                <CalendarSection />
                <HeadSection colleagues={people} />
                <LinkCard
                  id="managedNotices"
                  title={t("managedNotices:title")}
                  text={t("managedNotices:openText")}
                  link={t("managedNotices:open")}
                  to={pages.managedNotices}
                />
                <LinkCard
                  id="buyingCompanies"
                  title={t("buyingCompanies:title")}
                  text={t("buyingCompanies:openText")}
                  link={t("buyingCompanies:open")}
                  to={adminPages.buyingCompanies}
                />
                <LinkCard
                  id="managedDomains"
                  title={t("managedDomains:title")}
                  text={t("managedDomains:openText")}
                  link={t("managedDomains:open")}
                  to={adminPages.managedDomains}
                />
                <LinkCard
                  id="outgoing"
                  title={t("outgoing:title")}
                  text={t("outgoing:openText")}
                  link={t("outgoing:open")}
                  to={pages.outgoingEmails}
                />
                <LinkCard
                  id="scheduledJobs"
                  title={t("scheduledJobs:title")}
                  text={t("scheduledJobs:openText")}
                  link={t("scheduledJobs:open")}
                  to={pages.scheduledJobs}
                />
                <LinkCard
                  id="webhooks"
                  title={t("webhooks:title")}
                  text={t("webhooks:openText")}
                  link={t("webhooks:open")}
                  to={pages.webhooks}
                />
                <LinkCard
                  id="retention"
                  title={t("retention:title")}
                  text={t("retention:openText")}
                  link={t("retention:open")}
                  to={pages.retention}
                />
              </>
            ) : null}
          </>
        )}
      </QueryAnswer>
    </>
  );
}

type LinkCardProps = { id: string; title: string; text: string; link: string; to: string };

/** A link to a separate page. */
function LinkCard({ id, title, text, link, to }: LinkCardProps) {
  return (
    <section className="card settings-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <p>
        <Link to={to}>{link}</Link>
      </p>
    </section>
  );
}
