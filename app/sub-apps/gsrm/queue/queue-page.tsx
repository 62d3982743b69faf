import "./queue.css";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as onboarding from "~/contract/onboarding";
import { paths } from "~/paths";
import { type QueuePlace, queuePlaceOf } from "~/rules/onboarding/queue";
import { ExportLink } from "~/ui/export/export-link";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import { QueueFilter } from "./queue-filter";
import { QueueTable } from "./queue-table";
import { QueueViews } from "./queue-views";

/** The registrations that were handed in, those due first first (design §5): a view, a filter, a search, and pages. */
export default function QueuePage() {
  const { t } = useTranslation("gsrm");
  const place = queuePlaceOf(new URLSearchParams(useLocation().search));
  const asked = useAnswer(onboarding.queue, askedAt(place));
  return (
    <>
      <PageHead title={t("queue.title")} lead={t("queue.lead")}>
        <Link to="/gsrm/changes" className="button-default">
          {t("queue.changes")}
        </Link>
        <Link to="/gsrm/agencies" className="button-default">
          {t("queue.agencies")}
        </Link>
        <ExportLink to={paths.exportRegistrations(place)} className="button-default">
          {t("queue.export")}
        </ExportLink>
      </PageHead>
      <QueueViews place={place} />
      <QueueFilter key={JSON.stringify(place)} place={place} />
      <Answered asked={asked}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <NothingHere place={place} />
          ) : (
            <>
              <QueueTable rows={content} place={place} />
              <Pager place={place} total={totalElements} to={(at) => paths.registrationsAt({ ...place, ...at })} />
            </>
          )
        }
      </Answered>
    </>
  );
}

const askedAt = ({ isLate, search, ...place }: QueuePlace) => ({
  ...place,
  ...(isLate && { isLate }),
  ...(search && { search }),
});

/** Nothing at all, or nothing that fits what was asked for: the latter has a way back. */
function NothingHere({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  const { view, state, isLate, search, size } = place;
  if (!state && !isLate && !search) return <Nothing title={t(`queue.none.${view}`)} text={t("queue.noneText")} />;
  const all = { view, isLate: false, search: "", page: 0, size };
  return (
    <Nothing title={t("queue.noMatch")} text={t("queue.noMatchText")}>
      <Link to={paths.registrationsAt(all)} className="button-default">
        {t("queue.clear")}
      </Link>
    </Nothing>
  );
}
