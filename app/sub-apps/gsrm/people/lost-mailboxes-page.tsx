import "../review-settings/settings.css";
import "./people.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as mailboxes from "~/contract/mailboxes";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { MailboxForm } from "./mailbox-form";
import { MailboxRequests } from "./mailbox-requests";

/**
 * Replaces the email address of an account whose user can no longer access the mailbox: one colleague requests it,
 * another confirms.
 */
export default function LostMailboxesPage() {
  const { t } = useTranslation("people");
  const query = useAnswer(mailboxes.list, {});
  const [status, setStatus] = useState("");
  const announce = (words: string) => {
    setStatus(words);
    query.reload();
  };
  return (
    <>
      <PageHead title={t("mailboxes.title")} lead={t("mailboxes.lead")} />
      <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
        {status}
      </p>
      <QueryAnswer query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <Nothing title={t("mailboxes.none")} text={t("mailboxes.noneText")} />
          ) : (
            <MailboxRequests requests={requests} onDone={announce} />
          )
        }
      </QueryAnswer>
      <MailboxForm onTry={() => setStatus("")} onSent={() => announce(t("mailboxes.form.sent"))} />
    </>
  );
}
