import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as mailboxes from "~/contract/mailboxes";
import { lengths } from "~/rules/limits/lengths";
import { type LostMailbox, lostMailbox } from "~/rules/staff/lost-mailbox";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";

type Props = {
  /** Clears the message about the previous request. */
  onTry: () => void;
  onSent: () => void;
};

/** Requests a change of an account's email address. The input stays until the request has been sent. */
export function MailboxForm({ onTry, onSent }: Props) {
  const { t } = useTranslation("people");
  const [sentCount, setSentCount] = useState(0);
  return (
    <section className="card settings-section" aria-labelledby="mailbox-title">
      <h2 id="mailbox-title">{t("mailboxes.form.title")}</h2>
      <p>{t("mailboxes.form.text")}</p>
      <Fields
        key={sentCount}
        onTry={onTry}
        onSent={() => {
          setSentCount((before) => before + 1);
          onSent();
        }}
      />
    </section>
  );
}

const empty: LostMailbox = { userAccount: "", email: "", reason: "" };

function Fields({ onTry, onSent }: Props) {
  const { t } = useTranslation(["people", "findings"]);
  const form = useSchemaForm(lostMailbox, empty);
  const send = useAction(async (values: LostMailbox) => {
    await call(mailboxes.start, values);
    onSent();
  });
  const labels = {
    userAccount: t("mailboxes.form.account"),
    email: t("mailboxes.form.email"),
    reason: t("mailboxes.form.reason"),
  };
  const error = (name: keyof LostMailbox) =>
    form.errors[name] ? t(`findings:${form.errors[name]}` as "findings:field.required", { label: labels[name] }) : null;
  return (
    <form
      className="people-rename"
      noValidate
      aria-busy={send.isBusy}
      onSubmit={form.submit((values) => {
        onTry();
        void send.run(values);
      })}
    >
      <FormField
        id="mailbox-account"
        label={labels.userAccount}
        hint={t("mailboxes.form.accountHint")}
        error={error("userAccount")}
      >
        {(attributes) => (
          <input
            {...form.control("userAccount")}
            {...attributes}
            maxLength={lengths.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField id="mailbox-email" label={labels.email} error={error("email")}>
        {(attributes) => (
          <input {...form.control("email")} {...attributes} type="email" maxLength={lengths.email} autoComplete="off" />
        )}
      </FormField>
      <FormField
        id="mailbox-reason"
        label={labels.reason}
        hint={t("mailboxes.form.reasonHint")}
        error={error("reason")}
      >
        {(attributes) => <textarea {...form.control("reason")} {...attributes} rows={3} maxLength={lengths.scope} />}
      </FormField>
      <FailureNotice failure={send.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={send.isBusy}>
          {send.isBusy ? t("mailboxes.form.sending") : t("mailboxes.form.send")}
        </button>
      </div>
    </form>
  );
}
