import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { WithName } from "~/ui/base/with-name";
import { Link, useParams } from "../../built-in/router";
import { ConversationPanel } from "../../built-in/conversation/conversation-panel";
import { tabsAlone } from "../../built-in/conversation/tabs-alone";
import { PageHead } from "../../built-in/page-head";
import { answerAnchor } from "./answer-anchor";
import { reviewCalls } from "./review-calls";

/**
 * The page with the messages of one supplier, to which notifications link. It includes those of a draft, whose answers
 * reviewers cannot see.
 */
export default function QuestionsPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("conversation");
  return (
    <>
      <PageHead title={t("review.title")} lead={t("review.visible")} />
      <section className="card" key={id}>
        <ConversationPanel
          side="purchasing"
          calls={reviewCalls(id)}
          tabs={tabsAlone}
          hrefOf={(about) => listPaths.registrationFile(id) + answerAnchor(about)}
        >
          {({ companyName, number, registrantName }) => (
            <>
              {companyName ? (
                <h2 lang="" translate="no">
                  {companyName}
                </h2>
              ) : null}
              <p>
                <WithName name={registrantName} say={(name) => t("review.registrant", { name })} />
              </p>
              {number ? (
                <p>
                  <Link to={listPaths.registrationFile(id)}>{t("review.toFile")}</Link>
                </p>
              ) : (
                <p className="notice">{t("review.draft")}</p>
              )}
            </>
          )}
        </ConversationPanel>
      </section>
    </>
  );
}
