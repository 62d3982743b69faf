import { useTranslation } from "react-i18next";
import type { CurrentUser } from "~/contract/profile";
import { lengths } from "~/rules/limits/lengths";
import { BoundPhone, useFocusAtStep } from "./bound-phone";
import { EmailCodeForm, EmailForm } from "./email-form";
import { type PersonalOutcome, formRefusal, type FormRefusal, phoneQuestion } from "./personal-forms";
import { ContactForm } from "./contact-form";

type ContactCardProps = { user: CurrentUser; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/**
 * The user's contact information, with forms to change it (§2). A new email address needs codes sent to it and the old
 * one; a phone for sign-in codes needs codes sent to it and the email address; a contact phone needs none.
 */
export function ContactCard({ user, hasMailbox, outcome }: ContactCardProps) {
  const { t } = useTranslation("account");
  const { email, phone, pendingEmail, boundPhone } = user;
  const change = useFocusAtStep(pendingEmail);
  const emailRefusal = formRefusal(outcome, "email");
  const phoneRefusal = formRefusal(outcome, "phone");
  return (
    <section className="card" aria-labelledby="contact-title">
      <h2 id="contact-title">{t("contact.title")}</h2>
      <div className="contact">
        <p className="contact-label">{t("contact.email")}</p>
        <p className="contact-value" lang="" translate="no">
          {email}
        </p>
        <details ref={change} className="contact-change" open={pendingEmail !== null || emailRefusal !== undefined}>
          <summary className="button-default">{t("contact.changeEmail")}</summary>
          {pendingEmail === null ? (
            <EmailForm hasPassword={user.hasPassword} refusal={emailRefusal} />
          ) : (
            <EmailCodeForm email={pendingEmail} old={email} hasMailbox={hasMailbox} outcome={outcome} />
          )}
        </details>
      </div>
      {boundPhone ? <BoundPhone user={user} boundPhone={boundPhone} hasMailbox={hasMailbox} outcome={outcome} /> : null}
      <div className="contact">
        <p className="contact-label">{t("contact.phone")}</p>
        <p className="contact-value">{phone ?? t("contact.noPhone")}</p>
        <details className="contact-change" key={phone} open={phoneRefusal !== undefined}>
          <summary className="button-default">{phone ? t("contact.changePhone") : t("contact.addPhone")}</summary>
          <PhoneForm phone={phone} refusal={phoneRefusal} />
        </details>
      </div>
    </section>
  );
}

type PhoneFormProps = { phone: string | null; refusal: FormRefusal | undefined };

/** The phone number; an empty one removes it. */
function PhoneForm({ phone, refusal }: PhoneFormProps) {
  const { t } = useTranslation("account");
  return (
    <ContactForm
      id="phone"
      intent="phone"
      question={phoneQuestion}
      fields={[
        {
          name: "phone",
          initial: phone,
          label: t("contact.newPhone"),
          hint: t("contact.newPhoneHint"),
          control: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: lengths.code },
        },
      ]}
      submit={t("contact.save")}
      refusal={refusal}
    >
      <input type="hidden" name="before" value={phone ?? ""} />
    </ContactForm>
  );
}
