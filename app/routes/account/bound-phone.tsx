import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "~/contract/profile";
import { BoundPhoneForm, PhoneCodeForm, PhoneRemovalForm } from "./bound-phone-forms";
import { formRefusal, type PersonalOutcome } from "./personal-outcome";

type Props = {
  user: CurrentUser;
  boundPhone: NonNullable<CurrentUser["boundPhone"]>;
  hasMailbox: boolean;
  outcome: PersonalOutcome | undefined;
};

/** The phone that sign-in codes may go to (§1): bound and changed with two codes, removed with the password. */
export function BoundPhone({ user, boundPhone, hasMailbox, outcome }: Props) {
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
 * One form takes another's place when a change begins to wait for its codes and when it ends: the keyboard goes on in the
 * new one. Takes what waits; answers the ref of the part that holds the forms.
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
