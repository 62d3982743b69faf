import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { questionMax } from "~/rules/conversation/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import { draftStore } from "~/ui/base/draft-store";
import { writeInto } from "~/ui/base/field-control";
import { Form, useNavigation } from "~/ui/base/router";
import { useNewest } from "~/ui/base/use-newest";
import { QuestionField } from "~/ui/form/parts/question-field";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import type { QuestionsOutcome } from "./question-forms";

type Props = { registrationId: string; tabs: readonly SectionId[]; outcome: QuestionsOutcome | undefined };

/** The form for a message to purchasing. Its input stays in this window until it is sent. */
export function QuestionForm({ registrationId, tabs, outcome }: Props) {
  const { t } = useTranslation(["conversation", "fields"]);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useUnsentMessage(form, registrationId, outcome);
  const typed = outcome?.message.initialValue?.["text"];
  return (
    <Form method="post" id="question" ref={form} className="card talk-form" noValidate aria-busy={isBusy}>
      <RegistrationField id={registrationId} />
      <h2>{t("form.title")}</h2>
      <div className="field">
        <label className="field-label" htmlFor="question-section">
          {t("form.about")}
        </label>
        <select id="question-section" name="section" className="control" defaultValue={outcome?.section ?? ""}>
          <option value="">{t("form.general")}</option>
          {tabs.map((tab) => (
            <option key={tab} value={tab}>
              {t(`fields:${tab}.title`)}
            </option>
          ))}
        </select>
      </div>
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

type Unsent = { text: string; section: string };

/** Saves the input in this window while it is typed, restores it, and removes it once it is sent. Returns whether it is being sent. */
function useUnsentMessage(
  form: { current: HTMLFormElement | null },
  registrationId: string,
  outcome: QuestionsOutcome | undefined,
): boolean {
  const { state, formData } = useNavigation();
  const draft = draftStore<Unsent>(registrationId, paths.questions, "message");
  const restore = useNewest(() => {
    const unsent = draft.load();
    const { text, section } = controlsOf(form.current);
    if (!unsent || !text || text.value !== "") return;
    writeInto(text, unsent.text);
    if (section) section.value = unsent.section;
  });
  const save = useNewest(() => {
    const { text, section } = controlsOf(form.current);
    draft.save({ text: text?.value ?? "", section: section?.value ?? "" });
  });
  useEffect(() => {
    const element = form.current;
    restore();
    element?.addEventListener("input", save);
    return () => element?.removeEventListener("input", save);
  }, [form, restore, save]);

  const isPosting = useRef(false);
  const finish = useNewest(() => {
    const { text } = controlsOf(form.current);
    text?.focus();
    if (outcome) return;
    draft.remove();
    form.current?.reset();
  });
  useEffect(() => {
    if (formData?.has("text")) isPosting.current = true;
    if (state !== "idle" || !isPosting.current) return;
    isPosting.current = false;
    finish();
  }, [state, formData, finish]);
  return state !== "idle" && formData?.has("text") === true;
}

function controlsOf(form: HTMLFormElement | null) {
  const text = form?.elements.namedItem("text");
  const section = form?.elements.namedItem("section");
  return {
    text: text instanceof HTMLTextAreaElement ? text : null,
    section: section instanceof HTMLSelectElement ? section : null,
  };
}
