import { useTranslation } from "react-i18next";
import { Link } from "@remix-run/react";
import * as company from "~/contract/company";
import { Nothing } from "~/ui/reading/nothing";
import { Timeline } from "~/ui/stages/timeline";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useWho } from "~/sub-apps/built-in/host";
import { PageHead } from "~/sub-apps/built-in/page-head";
import { useAnswer } from "~/client/use-answer";
import { paths } from "~/paths";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import { pages } from "~/rules/pages";
import { isPermitted } from "~/rules/permissions/permissions";
import { list } from "~/contract/tasks";
import { Instant } from "~/ui/base/instant";
import { OwnCategories } from "./own-categories";
import { OwnScorecard } from "./own-scorecard";
import { StandingFacts, type SupplierStanding } from "./standing-facts";

/** The company’s onboarding stage (§1), and the documents that expire soon. */
export default function StandingPage() {
  const { t } = useTranslation(["gcis", "progress"]);
  const query = useAnswer(company.standing, {});
  return (
    <>
      <PageHead title={t("standing.title")} lead={t("standing.lead")} />
      <QueryAnswer query={query}>
        {(standing) =>
          standing ? (
            <>
              <StandingFacts standing={standing} />
              <NextSteps standing={standing} />
              <OwnCategories isBlocked={standing.progress.state === "blocked"} />
              <OwnScorecard />
              <section className="card" aria-labelledby="stages-title">
                <h2 id="stages-title">{t("progress:result.timeline")}</h2>
                <Timeline
                  stage={standing.progress.stage}
                  isRefused={standing.progress.state === "refused"}
                  history={standing.progress.history}
                />
              </section>
            </>
          ) : (
            <Nothing title={t("standing.none")} text={t("standing.noneText")} />
          )
        }
      </QueryAnswer>
    </>
  );
}

/** The next step and the open tasks, with links to the pages for them. */
function NextSteps({ standing: { progress } }: { standing: SupplierStanding }) {
  const { t } = useTranslation(["gcis", "progress"]);
  const { state, actsNext } = progress;
  const words = {
    certification: t("next.certification"),
    qualified: t("next.done"),
    yearlyReview: t("next.yearlyReview"),
    blocked: t("next.blocked"),
    retired: t("next.retired"),
    other: t("next.wait", { who: t(`progress:next.${actsNext}`) }),
  };
  return (
    <section className="card" aria-labelledby="next-title">
      <h2 id="next-title">{t("next.title")}</h2>
      <p>{state in words ? words[state as keyof typeof words] : words.other}</p>
      <OpenTasks />
      {hasCompanyFile(state) ? <StandingLinks isCertifying={state === "certification"} /> : null}
    </section>
  );
}

/** The pages of the company that this person may open. */
function StandingLinks({ isCertifying }: { isCertifying: boolean }) {
  const { t } = useTranslation(["gcis", "documents", "conversation"]);
  const who = useWho();
  return (
    <div className="section-actions">
      {isCertifying && isPermitted(who, "company.certify") ? (
        <Link to={paths.certification} className="button-primary">
          {t("next.toCertification")}
        </Link>
      ) : null}
      {isPermitted(who, "company.read") ? (
        <>
          <Link to={paths.company} className="button-default">
            {t("changes.toFile")}
          </Link>
          <Link to={paths.documents} className="button-default">
            {t("documents:own.title")}
          </Link>
          <Link to={paths.changes} className="button-default">
            {t("changes.title")}
          </Link>
        </>
      ) : null}
      <Link to={pages.ownQuestions} className="button-default">
        {t("conversation:title")}
      </Link>
    </div>
  );
}

/** The company's open tasks, the most urgent first. */
function OpenTasks() {
  const { t } = useTranslation("gcis");
  const query = useAnswer(list, { state: "open" });
  return (
    <>
      <h3>{t("next.tasks")}</h3>
      <QueryAnswer query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <p>{t("next.noTasks")}</p>
          ) : (
            <ul className="standing-documents">
              {content.map(({ taskId, title, dueDate, to }) => (
                <li key={taskId}>
                  {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
                  {dueDate ? (
                    <span className="field-hint">
                      {t("next.due")}
                      <Instant at={dueDate} show="day" />
                    </span>
                  ) : null}
                  {dueDate && new Date(dueDate) < new Date() ? (
                    <span className="badge badge-late">{t("next.late")}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </QueryAnswer>
    </>
  );
}
