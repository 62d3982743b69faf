import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as staticTexts from "~/contract/static-texts";
import { lengths } from "~/rules/limits/lengths";
import { type EditedText, editedText } from "~/rules/static-text/edited-text";
import { textVersionMax } from "~/rules/static-text/limits";
import { findPageProblems, findTitleProblems } from "~/rules/static-text/page-problems";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import { FormField } from "../../built-in/form-field";
import { PublishQuestion } from "./publish-question";
import { WordingFields } from "./wording-fields";

type Props = {
  /** The id under which the shell saves the input. It changes with the content that the form starts with. */
  id: string;
  page: staticTexts.MaintainedPage;
  /** The content that the form starts with. */
  start: EditedText;
  /** Called with the input at every change, so that it can be put back. */
  onTyped: (typed: EditedText) => void;
  onReload: () => void;
  onDone: (words: string) => void;
};

const languages = ["zh", "en"] as const;
const labels = {
  version: "version",
  effectiveOn: "effectiveOn",
  zhTitle: "title",
  zhText: "text",
  enTitle: "title",
  enText: "text",
} as const satisfies Record<keyof EditedText, string>;

/** Edits a text in both languages and publishes it as a new version. */
export function TextForm({ id, page, start, onTyped, onReload, onDone }: Props) {
  const { t } = useTranslation(["staticTexts", "findings"]);
  const [typed, setTyped] = useState(start);
  /** The version to publish once the question is confirmed. */
  const [ready, setReady] = useState<EditedText | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm(editedText, start);
  const draft = useFormDraft();
  const publish = useAction(async ({ version, effectiveOn, zhTitle, zhText, enTitle, enText }: EditedText) => {
    const { textCode, revision } = page;
    const [zh, en] = [
      { title: zhTitle, text: zhText },
      { title: enTitle, text: enText },
    ];
    await call(staticTexts.publish, { textCode, revision, version, effectiveOn, zh, en });
    draft.removeDraft();
    onDone(t("form.done", { version }));
  });
  const names = page.parameters.map(({ name }) => name);
  const problems = {
    zh: [...findTitleProblems(typed.zhTitle, names), ...findPageProblems(typed.zhText, names)],
    en: [...findTitleProblems(typed.enTitle, names), ...findPageProblems(typed.enText, names)],
  };
  const error = (name: keyof EditedText) => {
    const code = form.errors[name];
    const max = name === "version" ? textVersionMax : lengths.name;
    return code ? t(`findings:${code}` as "findings:field.required", { label: t(`form.${labels[name]}`), max }) : null;
  };
  const isBlocked = languages.some((language) => problems[language].length > 0);
  function noteTyped() {
    const now = form.getValues();
    setReady(null);
    setTyped(now);
    onTyped(now);
  }
  return (
    <form
      id={id}
      ref={draft.ref}
      className="static-text-form"
      noValidate
      aria-busy={publish.isBusy}
      onChange={noteTyped}
      onSubmit={form.submit((values) => (isBlocked ? focusProblem() : setReady(values)))}
    >
      <section className="card settings-section" aria-label={t("form.edition")}>
        <div className="settings-row">
          <FormField
            id="static-version"
            label={t("form.version")}
            hint={t("form.versionHint", { version: page.version ?? "–" })}
            error={error("version")}
          >
            {(attributes) => (
              <input {...form.control("version")} {...attributes} maxLength={textVersionMax} autoComplete="off" />
            )}
          </FormField>
          <FormField id="static-effectiveOn" label={t("form.effectiveOn")} error={error("effectiveOn")}>
            {(attributes) => <input {...form.control("effectiveOn")} {...attributes} type="date" />}
          </FormField>
        </div>
        {page.isAgreement ? <p className="notice notice-warning">{t("form.agreement")}</p> : null}
      </section>
      {languages.map((language) => (
        <WordingFields
          key={language}
          language={language}
          title={typed[`${language}Title`]}
          text={typed[`${language}Text`]}
          values={Object.fromEntries(page.parameters.map((parameter) => [parameter.name, parameter[language]]))}
          problems={problems[language]}
          control={(name) => form.control(name)}
          error={error}
        />
      ))}
      <OutdatedNotice
        failure={publish.failure}
        codes={["text.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      {ready ? (
        <PublishQuestion
          version={ready.version}
          isBusy={publish.isBusy}
          onYes={() => void publish.run(ready)}
          onNo={() => {
            flushSync(() => setReady(null));
            opener.current?.focus();
          }}
        />
      ) : null}
      <div className="section-actions" hidden={ready !== null}>
        <button ref={opener} type="submit" className="button-primary">
          {t("form.publish")}
        </button>
        <p className="field-hint">{isBlocked ? t("form.blocked") : t("form.publishHint")}</p>
      </div>
    </form>
  );
}

/** Moves to the text with the first problem, whose list explains it. */
function focusProblem() {
  document
    .querySelector(".static-text-problems li")
    ?.closest(".static-text-fields")
    ?.querySelector("textarea")
    ?.focus();
}
