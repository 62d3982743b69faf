import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as changeRequests from "~/contract/change-requests";
import { paths } from "~/paths";
import { pagePlaceOf } from "~/rules/paging";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import { ChangesTable } from "./changes-table";

/** The changes the company proposed, the newest first. */
export default function ChangesPage() {
  const { t } = useTranslation("gcis");
  const place = pagePlaceOf(new URLSearchParams(useLocation().search));
  const asked = useAnswer(changeRequests.list, place);
  const toFile = (
    <Link to={paths.company} className="button-primary">
      {t("changes.toFile")}
    </Link>
  );
  return (
    <>
      <PageHead title={t("changes.title")} lead={t("changes.lead")}>
        {toFile}
      </PageHead>
      <Answered asked={asked}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <Nothing title={t("changes.none")} text={t("changes.noneText")} />
          ) : (
            <>
              <ChangesTable rows={content} />
              <Pager place={place} total={totalElements} to={paths.changesAt} />
            </>
          )
        }
      </Answered>
    </>
  );
}
