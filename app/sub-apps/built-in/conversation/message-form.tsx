import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { questionMax } from "~/rules/conversation/limits";
import { postedAbout } from "~/rules/conversation/posted-about";
import type { TabWithAnswers } from "~/rules/conversation/answer-names";
import { type AboutValue, AboutChoice } from "~/ui/conversation/about-choice";
import { useLastingText } from "../lasting-text";

/** The typed message. */
export type TypedMessage = { text: string; about: ReturnType<typeof postedAbout> };

type Props = {
  isBusy: boolean;
  tabs: readonly TabWithAnswers[];
  /** The initial subject of the message. */
  about: AboutValue;
  /** Returns whether the message was sent. */
  onSend: (message: TypedMessage) => Promise<boolean>;
};

const nothing: AboutValue = { section: "", field: "" };
const toAbout = ({ section, field }: AboutValue) => postedAbout(section, field === "" ? "" : `${section}:${field}`);

/** The form for a message to the other side. The text stays in this window until it is sent. */
export function MessageForm({ isBusy, tabs, about: initial, onSend }: Props) {
  const { t } = useTranslation(["conversation", "fields", "findings"]);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useLastingText("message");
  const [about, setAbout] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const isAsked = initial.section !== "";
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === "";
    setIsMissing(isEmpty);
    if (!isEmpty && (await onSend({ text: text.trim(), about: toAbout(about) }))) {
      setText("");
      setAbout(nothing);
    }
    // The focused button was disabled while the message was sent, so the focus was lost.
    box.current?.focus();
  }
  return (
    <form className="talk-form" noValidate onSubmit={(event) => void submit(event)}>
      <AboutChoice id={id} tabs={tabs} value={about} onChange={setAbout} />
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
