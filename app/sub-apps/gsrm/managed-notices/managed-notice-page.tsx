import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./managed-notices.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as managedNotices from "~/contract/managed-notices";
import { pages } from "~/rules/pages";
import { QueryAnswer } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { Link, useNavigate, useParams } from "../../built-in/router";
import { EndNotice } from "./end-notice";
import { NoticeForm } from "./notice-form";
import { newNoticeId } from "./new-notice";

/** Writes a notice, or edits one, in both languages. */
export default function ManagedNoticePage() {
  const { id = newNoticeId } = useParams();
  return id === newNoticeId ? <NewNotice /> : <ExistingNotice key={id} noticeId={id} />;
}

function NewNotice() {
  const { t } = useTranslation("managedNotices");
  const navigate = useNavigate();
  return (
    <>
      <NoticeHead title={t("page.new")} />
      <NoticeForm
        notice={null}
        onReload={() => undefined}
        onDone={(words) => navigate(pages.managedNotices, { state: { outcome: words } })}
      />
    </>
  );
}

function ExistingNotice({ noticeId }: { noticeId: string }) {
  const { t } = useTranslation("managedNotices");
  const query = useAnswer(managedNotices.load, { noticeId });
  const [outcome, setOutcome] = useState<string | null>(null);
  async function done(words: string) {
    await query.refresh();
    setOutcome(words);
  }
  return (
    <>
      <NoticeHead title={t("page.edit")} />
      <QueryAnswer query={query}>
        {(notice) => (
          <>
            <Outcome key={notice.version} words={outcome} />
            <NoticeForm
              key={notice.version}
              notice={notice}
              onReload={query.reload}
              onDone={(words) => void done(words)}
            />
            {notice.state === "ended" ? null : (
              <EndNotice notice={notice} onReload={query.reload} onDone={(words) => void done(words)} />
            )}
          </>
        )}
      </QueryAnswer>
    </>
  );
}

function NoticeHead({ title }: { title: string }) {
  const { t } = useTranslation("managedNotices");
  useTitle(title);
  return (
    <PageHead title={title}>
      <Link to={pages.managedNotices} className="button-default">
        {t("page.back")}
      </Link>
    </PageHead>
  );
}
