import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as invitations from "~/contract/invitations";
import type { Failure } from "~/gateway/failure";
import { asLanguage } from "~/i18n/language";
import { findInvitationErrors, type InvitationValues } from "~/rules/invitation/invitation-errors";
import { invitationNoteMax } from "~/rules/invitation/limits";
import { lengths } from "~/rules/limits/lengths";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { ListedField } from "../base/listed-field";
import { todayInChina } from "~/rules/calendar/china-date";

type Errors = Partial<Record<string, string>>;

/**
 * Invites one company at a time. After an invitation was sent, the form is cleared and its first field gets the focus.
 */
export function InviteForm({ onTry, onSent }: Pick<FieldsProps, "onTry" | "onSent">) {
  const { t } = useTranslation("invitations");
  const [sentCount, setSentCount] = useState(0);
  return (
    <section className="card settings-section" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("form.title")}</h2>
      <p>{t("form.text")}</p>
      <Fields
        key={sentCount}
        isNext={sentCount > 0}
        onTry={onTry}
        onSent={(count) => {
          setSentCount((before) => before + count);
          onSent(count);
        }}
      />
    </section>
  );
}

type FieldsProps = {
  isNext: boolean;
  /** Clears the message about the previous invitation. */
  onTry: () => void;
  onSent: (count: number) => void;
};

/** Errors of the rules and the base API are shown at their fields, and the input stays. */
function Fields({ isNext, onTry, onSent }: FieldsProps) {
  const { t, i18n } = useTranslation(["invitations", "findings"]);
  const empty: InvitationValues = {
    companyName: "",
    email: "",
    country: "",
    language: asLanguage(i18n.language),
    note: "",
  };
  const form = useSchemaForm(invitations.invitation, empty);
  useEffect(() => {
    if (isNext) focus("companyName");
  }, [isNext]);
  const send = useAction(async (values: InvitationValues) => {
    const { sent } = await call(invitations.invite, {
      invitations: [{ ...values, language: asLanguage(values.language) }],
    });
    onSent(sent);
  });

  async function submit() {
    onTry();
    const values = form.getValues();
    const findings = findInvitationErrors([values], todayInChina());
    form.setErrors(Object.fromEntries(findings.toReversed().map(({ field, code }) => [field, code])));
    if (findings.length > 0) focus(findings[0]?.field);
    else await send.run(values);
  }

  const refused = refusedFields(send.failure);
  const errors: Errors = Object.keys(form.errors).length > 0 ? form.errors : refused;
  const label = (name: keyof InvitationValues) => t(`form.${name}`);
  const field = (name: keyof InvitationValues, children: ReactNode, hint?: string) => (
    <div className="field">
      <label className="field-label" htmlFor={`invite-${name}`} id={`label-${name}`}>
        {label(name)}
        {name === "note" ? <span className="field-optional"> {t("common:form.optional")}</span> : null}
      </label>
      {hint ? (
        <span className="field-hint" id={`hint-${name}`}>
          {hint}
        </span>
      ) : null}
      {children}
      <p id={`findings-${name}`} className="field-error" aria-live="polite">
        {errors[name] ? t(`findings:${errors[name]}`, { label: label(name) }) : null}
      </p>
    </div>
  );
  const control = (name: keyof InvitationValues) => ({
    ...form.control(name),
    id: `invite-${name}`,
    className: "control",
    "aria-describedby": `hint-${name} findings-${name}`,
    "aria-invalid": errors[name] ? true : undefined,
  });
  return (
    <form
      className="invite-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      aria-busy={send.isBusy}
    >
      {field(
        "companyName",
        <input {...control("companyName")} maxLength={lengths.name} autoComplete="off" />,
        t("form.companyNameHint"),
      )}
      {field(
        "email",
        <input {...control("email")} type="email" maxLength={lengths.email} autoComplete="off" />,
        t("form.emailHint"),
      )}
      {field(
        "country",
        <ListedField
          id="invite-country"
          name="country"
          lovCode="HPFM.COUNTRY"
          describedBy="hint-country findings-country"
          isInvalid={errors.country !== undefined}
          onChoose={(code) => form.setFieldValue("country", code)}
        />,
        t("form.countryHint"),
      )}
      {field(
        "language",
        <select {...control("language")}>
          {(["zh", "en"] as const).map((language) => (
            <option key={language} value={language}>
              {t(`form.languages.${language}`)}
            </option>
          ))}
        </select>,
        t("form.languageHint"),
      )}
      {field("note", <textarea {...control("note")} rows={3} maxLength={invitationNoteMax} />, t("form.noteHint"))}
      {send.failure && Object.keys(refused).length === 0 ? <FailureNotice failure={send.failure} /> : null}
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={send.isBusy}>
          {send.isBusy ? t("form.sending") : t("form.send")}
        </button>
      </div>
    </form>
  );
}

const focus = (field: string | undefined) => document.getElementById(`invite-${field}`)?.focus();

/** The errors that the base API found, by field. */
function refusedFields(failure: Failure | undefined): Errors {
  const details = failure?.code === "invitation.refused" ? invitations.inviteFindings.safeParse(failure.details) : null;
  return Object.fromEntries((details?.data ?? []).map(({ field, code }) => [field, code]));
}
