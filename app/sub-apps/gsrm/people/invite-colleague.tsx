import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as buyingCompanies from "~/contract/buying-companies";
import * as people from "~/contract/people";
import { lengths } from "~/rules/limits/lengths";
import { purchasingRoles } from "~/rules/permissions/member-roles";
import { colleague, type InvitedColleague } from "~/rules/staff/colleague";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";

type Props = {
  /** Clears the message about the previous invitation. */
  onTry: () => void;
  onSent: (email: string) => void;
};

/**
 * Invites one colleague at a time. After an invitation was sent, the form is cleared and its first field gets the
 * focus.
 */
export function InviteColleague({ onTry, onSent }: Props) {
  const { t } = useTranslation("people");
  const [sentCount, setSentCount] = useState(0);
  return (
    <section className="card settings-section" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("invite.title")}</h2>
      <p>{t("invite.text")}</p>
      <Fields
        key={sentCount}
        isNext={sentCount > 0}
        onTry={onTry}
        onSent={(email) => {
          setSentCount((before) => before + 1);
          onSent(email);
        }}
      />
    </section>
  );
}

function Fields({ isNext, onTry, onSent }: Props & { isNext: boolean }) {
  const { t, i18n } = useTranslation(["people", "findings"]);
  const form = useSchemaForm(colleague, {
    userName: "",
    email: "",
    role: "purchasingSpecialist",
    language: i18n.language === "zh" ? "zh" : "en",
  } satisfies InvitedColleague as InvitedColleague);
  const companies = useAnswer(buyingCompanies.list, {}).answer?.filter(({ endedDate }) => endedDate === null) ?? [];
  const [companyId, setCompanyId] = useState("");
  useEffect(() => {
    if (isNext) document.getElementById("invite-userName")?.focus();
  }, [isNext]);
  const send = useAction(async (values: InvitedColleague) => {
    await call(people.invite, { ...values, ...(companyId !== "" && { companyId }) });
    onSent(values.email);
  });
  const error = (name: "userName" | "email") =>
    form.errors[name]
      ? t(`findings:${form.errors[name]}` as "findings:field.required", { label: t(`invite.${name}`) })
      : null;
  return (
    <form
      className="people-invite"
      noValidate
      aria-busy={send.isBusy}
      onSubmit={form.submit((values) => {
        onTry();
        void send.run(values);
      })}
    >
      <FormField id="invite-userName" label={t("invite.userName")} error={error("userName")}>
        {(attributes) => (
          <input {...form.control("userName")} {...attributes} maxLength={lengths.name} autoComplete="off" />
        )}
      </FormField>
      <FormField id="invite-email" label={t("invite.email")} hint={t("invite.emailHint")} error={error("email")}>
        {(attributes) => (
          <input {...form.control("email")} {...attributes} type="email" maxLength={lengths.email} autoComplete="off" />
        )}
      </FormField>
      <FormField id="invite-role" label={t("invite.role")} hint={t("invite.roleHint")}>
        {(attributes) => (
          <select {...form.control("role")} {...attributes}>
            {purchasingRoles.map((role) => (
              <option key={role} value={role}>
                {t(`invite.roles.${role}` as "invite.roles.purchasingManager")}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField id="invite-language" label={t("invite.language")}>
        {(attributes) => (
          <select {...form.control("language")} {...attributes}>
            {(["zh", "en"] as const).map((language) => (
              <option key={language} value={language}>
                {t(`invite.languages.${language}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {companies.length > 1 ? (
        <FormField id="invite-company" label={t("invite.company")}>
          {(attributes) => (
            <select {...attributes} lang="" value={companyId} onChange={(event) => setCompanyId(event.target.value)}>
              <option value="">{t("invite.ownCompany")}</option>
              {companies.map((company) => (
                <option key={company.companyId} value={company.companyId}>
                  {company.name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ) : null}
      <FailureNotice failure={send.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={send.isBusy}>
          {send.isBusy ? t("invite.sending") : t("invite.send")}
        </button>
      </div>
    </form>
  );
}
