import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { readQuestion } from "~/rules/form/question";
import { lengths } from "~/rules/limits/lengths";
import type { SectionId } from "~/rules/registration/section-ids";
import { Form } from "~/ui/base/router";
import { QuestionField } from "~/ui/form/parts/question-field";
import { type ColleaguesOutcome, colleagueQuestion } from "./colleague-forms";
import { TabChoice } from "./tab-choice";

type Props = { tabs: readonly SectionId[]; outcome: ColleaguesOutcome | undefined; isBusy: boolean };

/** The form that invites a colleague: name, email and tabs. */
export function InviteColleagueForm({ tabs, outcome, isBusy }: Props) {
  const { t } = useTranslation("colleagues");
  const [form, fields] = useForm<{ name: string; email: string; sections: string[] }>({
    id: "colleague",
    lastResult: outcome?.invitation,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: input }) => readQuestion(colleagueQuestion, input, input.get(INTENT)),
  });
  const typedTabs = fields.sections.initialValue;
  const question = (field: "name" | "email") => ({
    id: fields[field].id,
    label: t(`form.${field}.label`),
    hint: t(`form.${field}.hint`),
    errors: fields[field].errors,
    params: outcome?.params,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="card" aria-busy={isBusy}>
      <h2>{t("form.title")}</h2>
      <QuestionField
        {...question("name")}
        control={{ name: "name", required: true, maxLength: 100, defaultValue: fields.name.initialValue }}
      />
      <QuestionField
        {...question("email")}
        control={{
          type: "email",
          name: "email",
          inputMode: "email",
          required: true,
          maxLength: lengths.email,
          defaultValue: fields.email.initialValue,
        }}
      />
      <TabChoice
        id={fields.sections.id}
        legend={t("form.tabs")}
        tabs={tabs}
        selectedTabs={[typedTabs ?? []].flat().filter((one) => typeof one === "string")}
        error={fields.sections.errors?.[0]}
      />
      <p className="field-hint">{t("form.note")}</p>
      <div className="section-actions">
        <button type="submit" name="intent" value="invite" className="button-primary">
          {isBusy ? t("form.sending") : t("form.send")}
        </button>
      </div>
    </Form>
  );
}
