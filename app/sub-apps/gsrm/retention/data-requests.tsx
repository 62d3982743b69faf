import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useAnswer } from "~/client/use-answer";
import * as retention from "~/contract/retention";
import { listPaths } from "~/list-paths";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { QueryAnswer } from "../../built-in/answered";
import { useLocation } from "../../built-in/router";
import { AnswerText } from "./answer-text";
import { DataRequestForm } from "./request-form";

/** Suppliers' data requests: a form that shows the result of a new one, and the recorded ones. */
export function DataRequests({ onRecorded }: { onRecorded: () => void }) {
  const { t } = useTranslation("retention");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(retention.requests, place);
  return (
    <>
      <DataRequestForm
        onRecorded={() => {
          query.reload();
          onRecorded();
        }}
      />
      <QueryAnswer query={query}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <Nothing title={t("requests.none")} text={t("requests.noneText")} />
          ) : (
            <>
              <RequestList requests={content} />
              <Pager place={place} total={totalElements} to={listPaths.retentionAt} />
            </>
          )
        }
      </QueryAnswer>
    </>
  );
}

type Requests = z.output<typeof retention.requests.answer>["content"];

function RequestList({ requests }: { requests: Requests }) {
  const { t } = useTranslation("retention");
  return (
    <section className="card settings-section" aria-labelledby="requests-title">
      <h2 id="requests-title">{t("requests.listed")}</h2>
      <div className="rows">
        <table aria-labelledby="requests-title">
          <thead>
            <tr>
              {(["received", "kind", "registration", "answer", "by"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`requests.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requests.map(({ requestId, registrationId, kind, receivedOn, answer, answeredBy, answeredAt }) => (
              <tr key={requestId}>
                <th scope="row">
                  <Instant at={receivedOn} show="day" />
                </th>
                <td data-label={t("requests.columns.kind")}>{t(`requests.kinds.${kind}`)}</td>
                <td data-label={t("requests.columns.registration")}>
                  <code lang="" className="retention-id">
                    {registrationId}
                  </code>
                </td>
                <td>
                  <AnswerText answer={answer} />
                </td>
                <td data-label={t("requests.columns.by")}>
                  <span lang="">{answeredBy}</span> · <Instant at={answeredAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
