import "./settings.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
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
  const { t } = useTranslation(["teamwork", "people", "retention", "webhooks"]);
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
            <section className="card settings-section" aria-labelledby="mailboxes-title">
              <h2 id="mailboxes-title">{t("people:mailboxes.title")}</h2>
              <p>{t("people:mailboxes.openText")}</p>
              <p>
                <Link to={pages.lostMailboxes}>{t("people:mailboxes.open")}</Link>
              </p>
            </section>
            {mayMaintain ? (
              <>
                <RulesSection colleagues={people} />
                <TextsSection list="phrases" />
                <TextsSection list="checklist" />
                <CalendarSection />
                <HeadSection colleagues={people} />
                <section className="card settings-section" aria-labelledby="webhooks-title">
                  <h2 id="webhooks-title">{t("webhooks:title")}</h2>
                  <p>{t("webhooks:openText")}</p>
                  <p>
                    <Link to={pages.webhooks}>{t("webhooks:open")}</Link>
                  </p>
                </section>
                <section className="card settings-section" aria-labelledby="retention-title">
                  <h2 id="retention-title">{t("retention:title")}</h2>
                  <p>{t("retention:openText")}</p>
                  <p>
                    <Link to={pages.retention}>{t("retention:open")}</Link>
                  </p>
                </section>
              </>
            ) : null}
          </>
        )}
      </QueryAnswer>
    </>
  );
}
