import { Form, Link } from "~/ui/base/router";
import { useEffect, useRef, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import "~/ui/page/rich-text.css";

type AgreementFormProps = {
  texts: AgreementText[];
  consent: boolean;
  refusal: { consent: boolean } | undefined;
  /** The address it is posted to; "" for the current page. */
  action?: string;
};

/** The texts, the check box and the start button. After a start without the tick, the check box gets the focus. */
export function AgreementForm({ texts, consent, refusal, action = paths.register }: AgreementFormProps) {
  const { t } = useTranslation(["registration", "fields", "findings"]);
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) tick.current?.focus();
  }, [refusal]);
  const accept = () => {
    if (!tick.current) return;
    tick.current.checked = true;
    tick.current.focus();
  };
  return (
    <Form method="post" {...(action && { action })} id="before" className="agreement-form" noValidate>
      <h2>{t("before.agreementTitle")}</h2>
      <AgreementTexts texts={texts} onAccept={accept} />
      <div className="field field-flag">
        <input
          ref={tick}
          type="checkbox"
          id="consentAgreementFlag"
          name="consentAgreementFlag"
          value="1"
          defaultChecked={refusal ? refusal.consent : consent}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts only this moves the focus to what is missing
          autoFocus={refusal !== undefined}
          aria-describedby="consent-problem"
          aria-invalid={refusal ? true : undefined}
        />
        <label htmlFor="consentAgreementFlag">{t("fields:agreement.consentAgreementFlag.label")}</label>
        <div id="consent-problem" className="field-findings">
          {refusal ? <p className="field-error">{t("findings:registration.consent")}</p> : null}
        </div>
      </div>
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {t("before.start")}
        </button>
        <Link to={paths.home} className="button-quiet">
          {t("before.back")}
        </Link>
      </div>
    </Form>
  );
}

type AgreementText = { title: string; html: string; minutes: number; page: string };
type AgreementTextsProps = { texts: AgreementText[]; onAccept: () => void };

/**
 * The texts to agree to, each with its own page. With scripts a text opens in a dialog, and "agree" at its end leads to the
 * next text, and after the last one checks the box.
 */
function AgreementTexts({ texts, onAccept }: AgreementTextsProps) {
  const { t } = useTranslation(["registration", "common"]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(0);
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const text = texts[open];

  const read = (index: number) => {
    setOpen(index);
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector(".reader-text")?.scrollTo({ top: 0 });
    dialog.current?.querySelector<HTMLElement>("h2")?.focus();
  };
  const accept = () => {
    const now = new Set(accepted).add(open);
    setAccepted(now);
    const next = texts.findIndex((_, index) => !now.has(index));
    if (next >= 0) return read(next);
    dialog.current?.close();
    onAccept();
  };
  const openHere = (event: MouseEvent, index: number) => {
    // Clicks that open another tab or window are left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    read(index);
  };

  return (
    <>
      <ul className="agreement-texts">
        {texts.map(({ title, minutes, page }, index) => (
          <li key={page}>
            <a href={page} target="_blank" rel="noreferrer" onClick={(event) => openHere(event, index)}>
              {title}
            </a>
            <small>{accepted.has(index) ? t("before.accepted") : t("before.minutes", { count: minutes })}</small>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} className="reader" aria-labelledby="reader-title">
        <header className="reader-head">
          <h2 id="reader-title" tabIndex={-1}>
            {text?.title}
          </h2>
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            {t("common:page.close")}
          </button>
        </header>
        <div className="reader-text" tabIndex={0} role="region" aria-labelledby="reader-title">
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: text?.html ?? "" }} />
          <div className="section-actions">
            <button type="button" className="button-primary" onClick={accept}>
              {t("before.accept")}
            </button>
            <a href={text?.page} target="_blank" rel="noreferrer">
              {t("before.ownPage")}
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
