import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useState, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "@remix-run/react";
import { useHydrated } from "~/ui/base/use-hydrated";
import { paths } from "~/paths";
import { type ConsentTicks, mayConfirm } from "~/rules/consent/india-consent";
import { formatList } from "~/rules/format";
import { focusTitle } from "~/ui/page/title-focus";
import { LanguageSwitch } from "~/ui/page/language-switch";
import "./consent.css";
import { useShell } from "../workspace/shell-facts";
import { SignOut } from "../workspace/sign-out";
import { useNewest } from "~/ui/base/use-newest";

const stay = () => undefined;
/** Below the warning about the end of the session. */
const zIndex = 190;

/**
 * §4: users in India give consent before they continue. Only agreeing closes it, neither Escape nor a click outside; a user who
 * does not agree can sign out. Without scripts it covers the page too.
 */
export function ConsentDialog() {
  const { t } = useTranslation("account");
  const { consent: pendingConsent } = useShell();
  const isHydrated = useHydrated();
  const [isAgreed, setIsAgreed] = useState(false);
  const [consent, setConsent] = useState(pendingConsent);
  // Once open, it stays open until consent is given, even if later data of the page no longer requires it.
  if (pendingConsent && !consent) setConsent(pendingConsent);
  const agree = () => {
    setIsAgreed(true);
    // Loads the page that the dialog was blocking.
    focusTitle();
  };
  if (!consent || isAgreed) return null;
  if (!isHydrated)
    return (
      <div className="consent-still">
        <section className="consent-paper" aria-labelledby="consent-title">
          <h2 id="consent-title">{t("consent.title")}</h2>
          <ConsentForm texts={consent.texts} onAgree={agree} />
        </section>
      </div>
    );
  return (
    <Modal.Root
      opened
      onClose={stay}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="min(46rem, 94vw)"
      zIndex={zIndex}
      transitionProps={{ duration: 0 }}
      centered
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t("consent.title")}>
        <Modal.Body className="consent-paper">
          <Modal.Title>{t("consent.title")}</Modal.Title>
          <ConsentForm texts={consent.texts} onAgree={agree} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The code of a positive answer (§4). */
const consentCode = "0";

type Props = { texts: { title: string; html: string }[]; onAgree: () => void };

/** Both texts, both ticks, and the button, which is enabled once both are set (§4). */
function ConsentForm({ texts, onAgree }: Props) {
  const { t, i18n } = useTranslation(["account", "findings"]);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [ticks, setTicks] = useState<ConsentTicks>({ consentAgreementFlag: 0, registration: false });
  const { state, data, submit } = useFetcher<{ code: string }>();
  const isHydrated = useHydrated();
  const isBusy = state !== "idle";
  const agree = useNewest(onAgree);
  useEffect(() => {
    if (data?.code === consentCode) agree();
  }, [data, agree]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { consentAgreementFlag, registration } = ticks;
    if (isBusy) return;
    submit(
      { consentAgreementFlag: String(consentAgreementFlag), registration: registration ? "1" : "0" },
      { method: "post", action: paths.workspaceConsent },
    );
  };
  const lead = useRef<HTMLParagraphElement>(null);
  // The dialog opens with the page, so it gets the focus itself.
  useEffect(() => lead.current?.focus(), []);
  const problem = !isBusy && data && data.code !== consentCode ? data.code : null;
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {t("consent.lead")}
      </p>
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

/**
 * A text to agree to (sanitised by the loader): expanded, and scrollable in place, so that the tick stays within reach.
 */
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
