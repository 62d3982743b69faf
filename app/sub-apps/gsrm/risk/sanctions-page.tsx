import "./risk.css";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as sanctions from "~/contract/sanctions";
import type { SanctionLists } from "~/contract/sanctions";
import { listPaths } from "~/list-paths";
import { daysBetween } from "~/rules/calendar/calendar-date";
import { formatNumber, orderNames } from "~/rules/format";
import { listOldDays } from "~/rules/sanctions/limits";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { usePolling } from "~/ui/evidence/use-polling";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { ListPage } from "../../built-in/list-page";
import { UploadForm } from "./upload-form";
import { todayInChina } from "~/rules/calendar/china-date";

/** The sanctions lists: the current ones, the hits that wait for a decision, and the upload for users who may upload. */
export default function SanctionsPage() {
  const { t, i18n } = useTranslation("gsrm");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const lists = useAnswer(sanctions.lists, {});
  const hits = useAnswer(sanctions.hits, place);
  function look() {
    lists.reload();
    hits.reload();
  }
  return (
    <>
      <ListPage
        title={t("risk.page.title")}
        lead={t("risk.page.lead")}
        actions={
          <Link to="/gsrm" className="button-default">
            {t("risk.page.back")}
          </Link>
        }
        query={hits}
        empty={<Nothing title={t("risk.page.noHits")} text={t("risk.page.noHitsText")} />}
        label={t("risk.page.hitsLabel")}
        columns={[
          {
            title: t("risk.page.company"),
            render: ({ registrationId, companyName, companyEnglishName, hitId }) => (
              <Link to={`${listPaths.registrationFile(registrationId)}#hit-${hitId}`} lang="">
                {orderNames(i18n.language, companyName, companyEnglishName)[0] ?? t("queue.unnamed")}
              </Link>
            ),
          },
          { title: t("risk.page.entry"), render: ({ name }) => <span lang="">{name}</span> },
          { title: t("risk.page.source"), render: ({ source }) => t(`risk.lists.${source}`) },
          {
            title: t("risk.page.likeness"),
            render: ({ likeness }) => `${likeness}%`,
          },
          { title: t("risk.page.found"), render: ({ foundAt }) => <Instant at={foundAt} /> },
        ]}
        rowKey={({ hitId }) => hitId}
        place={place}
        to={listPaths.sanctionsAt}
      />
      <QueryAnswer query={lists}>
        {(answer) => (
          <>
            <CurrentLists lists={answer} onLook={look} />
            {answer.mayUpload ? <UploadForm onDone={look} /> : null}
          </>
        )}
      </QueryAnswer>
    </>
  );
}

type ScreeningProps = { unscreened: number; onLook: () => void };

/** The number of companies still to be screened. Polls until there are none, or until there is no more progress. */
function Screening({ unscreened, onLook }: ScreeningProps) {
  const { t } = useTranslation("gsrm");
  usePolling(true, onLook);
  return (
    <p className="notice" role="status">
      {t("risk.page.screening", { count: unscreened })}
    </p>
  );
}

type ListsProps = { lists: SanctionLists; onLook: () => void };

function CurrentLists({ lists: { lists, unscreened }, onLook }: ListsProps) {
  const { t, i18n } = useTranslation("gsrm");
  if (lists.length === 0) return <Nothing title={t("risk.page.none")} text={t("risk.page.noneText")} />;
  const count = (number: number) => formatNumber(i18n.language, number);
  return (
    <section className="card" aria-labelledby="current-lists">
      <h2 id="current-lists">{t("risk.page.current")}</h2>
      {unscreened > 0 ? <Screening key={unscreened} unscreened={unscreened} onLook={onLook} /> : null}
      <div className="rows">
        <table aria-label={t("risk.page.listsLabel")}>
          <thead>
            <tr>
              <th scope="col">{t("risk.page.source")}</th>
              <th scope="col">{t("risk.page.version")}</th>
              <th scope="col">{t("risk.page.entries")}</th>
              <th scope="col">{t("risk.page.names")}</th>
              <th scope="col">{t("risk.page.uploaded")}</th>
              <th scope="col">{t("risk.page.hash")}</th>
            </tr>
          </thead>
          <tbody>
            {lists.map(({ source, version, entries, names, sha256, uploadedAt, uploadedBy }) => (
              <tr key={source}>
                <th scope="row">{t(`risk.lists.${source}`)}</th>
                <td data-label={t("risk.page.version")}>
                  <Instant at={version} show="day" /> <OldList version={version} />
                </td>
                <td data-label={t("risk.page.entries")}>{count(entries)}</td>
                <td data-label={t("risk.page.names")}>{count(names)}</td>
                <td data-label={t("risk.page.uploaded")}>
                  {uploadedBy ? <span lang="">{uploadedBy} · </span> : null}
                  <Instant at={uploadedAt} />
                </td>
                <td data-label={t("risk.page.hash")}>
                  <code lang="" className="sanctions-hash">
                    {sha256}
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Shows the age of a list that its publisher has probably replaced. */
function OldList({ version }: { version: string }) {
  const { t } = useTranslation("gsrm");
  const days = daysBetween(version, todayInChina());
  return days > listOldDays ? <span className="badge badge-warn">{t("risk.page.old", { count: days })}</span> : null;
}
