import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type ConsentTicks, mayConfirm } from "~/rules/consent";
import { formatList } from "~/rules/format";
import { useHydrated } from "~/ui/form/use-hydrated";
import { LanguageSwitch } from "~/ui/page/language-switch";
import { SignOut } from "./sign-out";

/** The code of an answer that says yes (§4). */
const agreed = "0";

type Props = { texts: { title: string; html: string }[]; onAgree: () => void };

/** Both texts, both ticks, and the button that works once they are set (§4). */
export function ConsentForm({ texts, onAgree }: Props) {
  const { t, i18n } = useTranslation(["account", "findings"]);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [ticks, setTicks] = useState<ConsentTicks>({ consentAgreementFlag: 0, registration: false });
  const { state, data, submit } = useFetcher<{ code: string }>();
  const isHydrated = useHydrated();
  const isBusy = state !== "idle";
  useEffect(() => {
    if (data?.code === agreed) onAgree();
  }, [data]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { consentAgreementFlag, registration } = ticks;
    if (isBusy) return;
    submit(
      { consentAgreementFlag: String(consentAgreementFlag), registration: registration ? "1" : "0" },
      { method: "post", action: paths.workspaceConsent },
    );
  };
  const problem = !isBusy && data && data.code !== agreed ? data.code : null;
  return (
    <>
      <p>{t("consent.lead")}</p>
      {texts.map(({ title, html }) => (
        <LegalText key={title} title={title} html={html} />
      ))}
      <form method="post" action={paths.workspaceConsent} id="consent" className="consent-ticks" onSubmit={send}>
        <input type="hidden" name="to" value={place} />
        <label className="choice">
          <input
            type="checkbox"
            name="consentAgreementFlag"
            value="1"
            required
            checked={ticks.consentAgreementFlag === 1}
            onChange={({ currentTarget: { checked } }) => setTicks({ ...ticks, consentAgreementFlag: checked ? 1 : 0 })}
          />
          <span>
            {t("consent.agree", {
              texts: formatList(
                i18n.language,
                texts.map(({ title }) => t("consent.quoted", { title })),
              ),
            })}
          </span>
        </label>
        <label className="choice">
          <input
            type="checkbox"
            name="registration"
            value="1"
            required
            checked={ticks.registration}
            onChange={({ currentTarget: { checked } }) => setTicks({ ...ticks, registration: checked })}
          />
          <span>{t("consent.registration")}</span>
        </label>
      </form>
      {problem ? (
        <p className="notice notice-error" role="alert">
          {t(`findings:${problem}` as "findings:consent.failed")}
        </p>
      ) : null}
      <div className="section-actions">
        <button type="submit" form="consent" className="button-primary" disabled={isHydrated && !mayConfirm(ticks)}>
          {isBusy ? t("consent.sending") : t("consent.confirm")}
        </button>
        <SignOut />
        <span className="consent-language">
          <LanguageSwitch path={place} />
        </span>
      </div>
    </>
  );
}

/** A text to agree to (sanitised by the loader): open to read, and scrolled in its own place, so that the tick stays in reach. */
function LegalText({ title, html, children }: { title: string; html: string; children?: ReactNode }) {
  return (
    <details className="legal">
      <summary>{title}</summary>
      <div
        className="legal-text"
        tabIndex={0}
        role="region"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {children}
    </details>
  );
}
