import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "~/contract/profile";
import { codeResendMs } from "~/rules/limits/codes";
import { lengths } from "~/rules/limits/lengths";
import { inSeconds } from "~/rules/time";
import {
  formRefusal,
  type PersonalOutcome,
  boundPhoneQuestion,
  phoneCodeQuestion,
  phoneRemovalQuestion,
} from "./personal-forms";
import { CodesForm, ContactForm, OwnPasswordField } from "./contact-form";

type BoundPhoneProps = {
  user: CurrentUser;
  boundPhone: NonNullable<CurrentUser["boundPhone"]>;
  hasMailbox: boolean;
  outcome: PersonalOutcome | undefined;
};

/** The phone for sign-in codes (§1). It is bound and changed with two codes, and removed with the password. */
export function BoundPhone({ user, boundPhone, hasMailbox, outcome }: BoundPhoneProps) {
  const { t } = useTranslation("account");
  const { number, pending, codesGoTo } = boundPhone;
  const change = useFocusAtStep(pending);
  const isRefused = formRefusal(outcome, "boundPhone") !== undefined;
  return (
    <div className="contact">
      <p className="contact-label">{t("contact.boundPhone")}</p>
      <p className="contact-value">{number ?? t("contact.noBoundPhone")}</p>
      {number === null ? null : (
        <p className="field-hint">{t(codesGoTo === "phone" ? "contact.codesToPhone" : "contact.codesToEmail")}</p>
      )}
      <details ref={change} className="contact-change" open={pending !== null || isRefused} key={number}>
        <summary className="button-default">{t(number === null ? "contact.bindPhone" : "contact.rebindPhone")}</summary>
        {pending === null ? (
          <BoundPhoneForm hasPassword={user.hasPassword} outcome={outcome} />
        ) : (
          <PhoneCodeForm number={pending} email={user.email} hasMailbox={hasMailbox} outcome={outcome} />
        )}
      </details>
      {number === null ? null : (
        <details className="contact-removal" open={formRefusal(outcome, "phoneRemoval") !== undefined}>
          <summary className="button-quiet">{t("contact.removePhone")}</summary>
          <PhoneRemovalForm hasPassword={user.hasPassword} outcome={outcome} />
        </details>
      )}
    </div>
  );
}

/**
 * Moves the focus to the new form when one form replaces another, because a change starts or stops waiting for its
 * codes. Takes the pending change; returns the ref of the element that contains the forms.
 */
export function useFocusAtStep(pending: string | null): RefObject<HTMLDetailsElement> {
  const part = useRef<HTMLDetailsElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    if (before.current !== pending)
      part.current?.querySelector<HTMLElement>(pending === null ? "summary" : "[name=code]")?.focus();
    before.current = pending;
  }, [pending]);
  return part;
}

type BoundPhoneFormProps = { hasPassword: boolean; outcome: PersonalOutcome | undefined };
type Codes = { number: string; email: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/** The form for the phone that receives sign-in codes, with the password. */
function BoundPhoneForm({ hasPassword, outcome }: BoundPhoneFormProps) {
  const { t } = useTranslation("account");
  const refusal = formRefusal(outcome, "boundPhone");
  return (
    <ContactForm
      id="bound-phone"
      intent="phoneCode"
      question={boundPhoneQuestion}
      fields={[
        {
          name: "boundPhone",
          label: t("contact.newBoundPhone"),
          hint: t("contact.newBoundPhoneHint"),
          control: { type: "tel", inputMode: "tel", autoComplete: "tel", required: true, maxLength: lengths.code },
        },
      ]}
      submit={t("contact.sendCode")}
      refusal={refusal}
    >
      {hasPassword ? <OwnPasswordField id="bound-phone-password" refusal={refusal} /> : null}
    </ContactForm>
  );
}

/** The form for the codes sent to the phone and to the account's email. */
function PhoneCodeForm({ number, email, hasMailbox, outcome }: Codes) {
  const { t } = useTranslation("account");
  return (
    <CodesForm
      id="phone-code"
      question={phoneCodeQuestion}
      fields={[
        { name: "code", label: t("contact.phoneCode"), hint: t("contact.phoneCodeHint") },
        { name: "emailCode", label: t("contact.emailCode"), hint: t("contact.emailCodeHint") },
      ]}
      words={{
        sent: t("contact.sentToPhone"),
        confirm: t("contact.confirmPhone"),
        missing: t("contact.missingEither", { count: inSeconds(codeResendMs) }),
        cancel: t("contact.cancelPhone"),
      }}
      addresses={[number, email]}
      intents={{ confirm: "phoneConfirm", resend: "phoneCode", cancel: "phoneCancel" }}
      change={{ name: "boundPhone", value: number }}
      hasMailbox={hasMailbox}
      refusal={formRefusal(outcome, "phoneCode")}
      resent={formRefusal(outcome, "boundPhone")}
    />
  );
}

/** Removes the phone, with the password. */
function PhoneRemovalForm({ hasPassword, outcome }: BoundPhoneFormProps) {
  const { t } = useTranslation("account");
  const refusal = formRefusal(outcome, "phoneRemoval");
  return (
    <ContactForm
      id="phone-removal"
      intent="phoneRemove"
      question={phoneRemovalQuestion}
      fields={[]}
      submit={t("contact.removePhone")}
      refusal={refusal}
    >
      {hasPassword ? <OwnPasswordField id="phone-removal-password" refusal={refusal} /> : null}
    </ContactForm>
  );
}
