import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as supplierPeople from "~/contract/supplier-people";
import { isFailure } from "~/gateway/failure";
import { lengths } from "~/rules/limits/lengths";
import type { SupplierArea } from "~/rules/permissions/member-roles";
import { type InvitedSupplierPerson, supplierPerson } from "~/rules/staff/supplier-person";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { failureWords } from "~/ui/feedback/failure-words";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";
import { AreaChoice } from "./area-choice";

type Props = {
  /** Clears the message about the previous invitation. */
  onTry: () => void;
  onSent: (email: string) => void;
};

/**
 * Invites one person at a time. After an invitation was sent, the form is cleared and its first field gets the focus.
 */
export function InvitePerson({ onTry, onSent }: Props) {
  const { t } = useTranslation("ourPeople");
  const [sentCount, setSentCount] = useState(0);
  return (
    <section className="card our-people-section" aria-labelledby="invite-title">
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
  const { t, i18n } = useTranslation(["ourPeople", "findings"]);
  const [areas, setAreas] = useState<SupplierArea[]>([]);
  const form = useSchemaForm(supplierPerson, {
    userName: "",
    email: "",
    areas: [],
    language: i18n.language === "zh" ? "zh" : "en",
  } satisfies InvitedSupplierPerson as InvitedSupplierPerson);
  useEffect(() => {
    if (isNext) document.getElementById("invite-userName")?.focus();
  }, [isNext]);
  const send = useAction(async (values: InvitedSupplierPerson) => {
    await call(supplierPeople.invite, values);
    onSent(values.email);
  });
  const ofEmail = send.failure && isFailure(send.failure, "supplierPeople.known") ? send.failure : undefined;
  const finding = (name: "userName" | "email", label: string) =>
    form.errors[name] ? t(`findings:${form.errors[name]}` as "findings:field.required", { label }) : null;
  return (
    <form
      className="our-people-form"
      noValidate
      aria-busy={send.isBusy}
      onSubmit={form.submit((values) => {
        onTry();
        void send.run(values);
      })}
    >
      <FormField id="invite-userName" label={t("invite.userName")} error={finding("userName", t("invite.userName"))}>
        {(attributes) => (
          <input {...form.control("userName")} {...attributes} maxLength={lengths.name} autoComplete="off" />
        )}
      </FormField>
      <FormField
        id="invite-email"
        label={t("invite.email")}
        hint={t("invite.emailHint")}
        error={finding("email", t("invite.email")) ?? (ofEmail ? failureWords(i18n, ofEmail) : null)}
      >
        {(attributes) => (
          <input {...form.control("email")} {...attributes} type="email" maxLength={lengths.email} autoComplete="off" />
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
      <AreaChoice
        id="invite-areas"
        selected={areas}
        onChange={(next) => {
          setAreas(next);
          form.setFieldValue("areas", next);
        }}
        error={form.errors.areas ? t("areasRequired") : null}
      />
      <FailureNotice failure={ofEmail ? undefined : send.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={send.isBusy}>
          {send.isBusy ? t("invite.sending") : t("invite.send")}
        </button>
      </div>
    </form>
  );
}
