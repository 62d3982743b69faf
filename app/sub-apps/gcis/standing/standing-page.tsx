import { useTranslation } from "react-i18next";
import * as company from "~/contract/company";
import { Nothing } from "~/ui/reading/nothing";
import { Timeline } from "~/ui/stages/timeline";
import { Answered } from "~/sub-apps/built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "~/client/use-answer";
import { NextSteps } from "./next-steps";
import { StandingFacts } from "./standing-facts";

/** Where the company stands in its onboarding (§1), and what of its file expires. */
export default function StandingPage() {
  const { t } = useTranslation(["gcis", "progress"]);
  const query = useAnswer(company.standing, {});
  return (
    <>
      <PageHead title={t("standing.title")} lead={t("standing.lead")} />
      <Answered query={query}>
        {(standing) =>
          standing ? (
            <>
              <StandingFacts standing={standing} />
              <NextSteps standing={standing} />
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
      </Answered>
    </>
  );
}
