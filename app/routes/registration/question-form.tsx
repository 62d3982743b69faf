import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { questionMax } from "~/rules/conversation/limits";
import type { TabWithAnswers } from "~/rules/conversation/answer-names";
import { type AboutValue, AboutChoice } from "~/ui/conversation/about-choice";
import { draftStore } from "~/ui/base/draft-store";
import { writeInto } from "~/ui/base/field-control";
import { Form, useNavigation } from "~/ui/base/router";
import { useNewest } from "~/ui/base/use-newest";
import { QuestionField } from "~/ui/form/parts/question-field";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import type { QuestionsOutcome } from "./question-forms";

type Props = { registrationId: string; tabs: readonly TabWithAnswers[]; outcome: QuestionsOutcome | undefined };

const aboutAll: AboutValue = { section: "", field: "" };

/** The form for a message to purchasing. Its input stays in this window until it is sent. */
export function QuestionForm({ registrationId, tabs, outcome }: Props) {
  const { t } = useTranslation(["conversation", "fields"]);
  const form = useRef<HTMLFormElement>(null);
  const [about, setAbout] = useState<AboutValue>(outcome?.about ?? aboutAll);
  const isBusy = useUnsentMessage(form, { registrationId, outcome, about, onRestore: setAbout });
  const typed = outcome?.message.initialValue?.["text"];
  return (
    <Form method="post" id="question" ref={form} className="card talk-form" noValidate aria-busy={isBusy}>
      <RegistrationField id={registrationId} />
      <h2>{t("form.title")}</h2>
      <AboutChoice id="question" tabs={tabs} value={about} onChange={setAbout} />
      <QuestionField
        id="question-text"
        label={t("form.text")}
        hint={t("form.hint")}
        errors={outcome?.message.error?.["text"] ?? undefined}
        params={{ max: questionMax }}
        lines={5}
        control={{
          name: "text",
          lang: "",
          required: true,
          maxLength: questionMax,
          defaultValue: typeof typed === "string" ? typed : "",
        }}
      />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={isBusy}>
          {isBusy ? t("form.sending") : t("form.send")}
        </button>
      </div>
    </Form>
  );
}

type Unsent = { text: string; about: AboutValue };
type Writing = {
  registrationId: string;
  outcome: QuestionsOutcome | undefined;
  about: AboutValue;
  onRestore: (about: AboutValue) => void;
};

/** Saves the input in this window while it is typed, restores it, and removes it once it is sent. Returns whether it is being sent. */
function useUnsentMessage(
  form: { current: HTMLFormElement | null },
  { registrationId, outcome, about, onRestore }: Writing,
): boolean {
  const { state, formData } = useNavigation();
  const draft = draftStore<Unsent>(registrationId, paths.questions, "message");
  const restore = useNewest(() => {
    const unsent = draft.load();
    const text = textOf(form.current);
    if (!unsent || !text || text.value !== "") return;
    writeInto(text, unsent.text);
    onRestore(unsent.about);
  });
  const save = useNewest(() => {
    draft.save({ text: textOf(form.current)?.value ?? "", about });
  });
  useEffect(() => {
    const element = form.current;
    restore();
    element?.addEventListener("input", save);
    return () => element?.removeEventListener("input", save);
  }, [form, restore, save]);
  // A selection is stored once it is rendered.
  useEffect(() => {
    if (textOf(form.current)?.value || about.section) save();
  }, [form, about, save]);

  const isPosting = useRef(false);
  const finish = useNewest(() => {
    textOf(form.current)?.focus();
    if (outcome) return;
    draft.remove();
    form.current?.reset();
    onRestore(aboutAll);
  });
  useEffect(() => {
    if (formData?.has("text")) isPosting.current = true;
    if (state !== "idle" || !isPosting.current) return;
    isPosting.current = false;
    finish();
  }, [state, formData, finish]);
  return state !== "idle" && formData?.has("text") === true;
}

function textOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const text = form?.elements.namedItem("text");
  return text instanceof HTMLTextAreaElement ? text : null;
}
