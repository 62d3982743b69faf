import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { questionMax } from "~/rules/conversation/limits";
import { isSectionId, type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { useLastingText } from "../lasting-text";

/** The typed message. */
export type TypedMessage = { text: string; about: { section: SectionId; field: null } | null };

type Props = {
  isBusy: boolean;
  /** Returns whether the message was sent. */
  onSend: (message: TypedMessage) => Promise<boolean>;
};

/** The form for a message to the other side. The text stays in this window until it is sent. */
export function MessageForm({ isBusy, onSend }: Props) {
  const { t } = useTranslation(["conversation", "fields", "findings"]);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useLastingText("message");
  const [section, setSection] = useState<SectionId | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === "";
    setIsMissing(isEmpty);
    if (!isEmpty && (await onSend({ text: text.trim(), about: section && { section, field: null } }))) {
      setText("");
      setSection(null);
    }
    // The focused button was disabled while the message was sent, so the focus was lost.
    box.current?.focus();
  }
  return (
    <form className="talk-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-section`}>
          {t("form.about")}
        </label>
        <select
          id={`${id}-section`}
          className="control"
          value={section ?? ""}
          onChange={({ target }) => setSection(isSectionId(target.value) ? target.value : null)}
        >
          <option value="">{t("form.general")}</option>
          {sectionIds.map((one) => (
            <option key={one} value={one}>
              {t(`fields:${one}.title`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("form.text")}
        </label>
        <span className="field-hint" id={`${id}-hint`}>
          {t("form.hint")}
        </span>
        <textarea
          ref={box}
          id={id}
          lang=""
          className="control"
          rows={4}
          maxLength={questionMax}
          value={text}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="field-error" id={`${id}-error`} aria-live="polite">
          {isMissing && text.trim() === "" ? t("findings:field.required", { label: t("form.text") }) : null}
        </p>
      </div>
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={isBusy}>
          {isBusy ? t("form.sending") : t("form.send")}
        </button>
      </div>
    </form>
  );
}
