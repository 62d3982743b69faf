import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as managedNotices from "~/contract/managed-notices";
import { lengths } from "~/rules/limits/lengths";
import {
  type EditedNotice,
  editedNotice,
  noticeAudiences,
  noticeKinds,
  noticeTextMax,
  toEndInstant,
} from "~/rules/workspace/managed-notice";
import { toPublicationInstant } from "~/rules/workspace/news";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import { FormField } from "../../built-in/form-field";
import { emptyNotice, toEditedNotice } from "./new-notice";
import { NoticeWording } from "./notice-wording";

type Props = {
  /** The notice to edit. Null for a new one. */
  notice: managedNotices.ManagedNotice | null;
  onReload: () => void;
  onDone: (words: string) => void;
};

const languages = ["zh", "en"] as const;
const labels = {
  kind: "kind",
  audience: "audience",
  firstDay: "firstDay",
  lastDay: "lastDay",
  zhTitle: "title",
  zhText: "text",
  enTitle: "title",
  enText: "text",
} as const satisfies Record<keyof EditedNotice, string>;

/** The form of a notice: its type, readers, dates, and its words in both languages with a preview. */
export function NoticeForm({ notice, onReload, onDone }: Props) {
  const { t } = useTranslation(["managedNotices", "findings"]);
  const [start] = useState(() => (notice ? toEditedNotice(notice) : emptyNotice));
  // A new notice has an id before it is saved, so that saving it twice creates one.
  const [noticeId] = useState(() => notice?.noticeId ?? crypto.randomUUID());
  const [typed, setTyped] = useState(start);
  const form = useSchemaForm(editedNotice, start);
  const draft = useFormDraft();
  const save = useAction(async (values: EditedNotice) => {
    const { kind, audience, firstDay, lastDay, zhTitle, zhText, enTitle, enText } = values;
    await call(managedNotices.save, {
      noticeId,
      version: notice?.version ?? null,
      kind,
      audience,
      words: { zh: { title: zhTitle, text: zhText }, en: { title: enTitle, text: enText } },
      publishedDate: toPublicationInstant({ wanted: firstDay, before: start.firstDay, now: new Date().toISOString() }),
      endsDate: toEndInstant(lastDay, start.lastDay),
    });
    draft.removeDraft();
    onDone(t(notice ? "form.saved" : "form.published"));
  });
  const error = (name: keyof EditedNotice) => {
    const code = form.errors[name];
    const max = name.endsWith("Text") ? noticeTextMax : lengths.name;
    return code ? t(`findings:${code}` as "findings:field.required", { label: t(`form.${labels[name]}`), max }) : null;
  };
  const audiences = start.audience === "other" ? ([...noticeAudiences, "other"] as const) : noticeAudiences;
  return (
    <form
      id={`notice-${notice?.version ?? "new"}`}
      ref={draft.ref}
      className="notice-form"
      noValidate
      aria-busy={save.isBusy}
      onChange={() => setTyped(form.getValues())}
      onSubmit={form.submit((values) => void save.run(values))}
    >
      <section className="card settings-section" aria-labelledby="notice-settings">
        <h2 id="notice-settings">{t("form.settings")}</h2>
        <div className="settings-row">
          <FormField id="notice-kind" label={t("form.kind")} hint={t("form.kindHint")} error={error("kind")}>
            {(attributes) => (
              <select {...form.control("kind")} {...attributes}>
                {noticeKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField id="notice-audience" label={t("form.audience")} error={error("audience")}>
            {(attributes) => (
              <select {...form.control("audience")} {...attributes}>
                {audiences.map((audience) => (
                  <option key={audience} value={audience}>
                    {t(`audiences.${audience}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          {(["firstDay", "lastDay"] as const).map((name) => (
            <FormField
              key={name}
              id={`notice-${name}`}
              label={t(`form.${name}`)}
              hint={t(`form.${name}Hint`)}
              error={error(name)}
            >
              {(attributes) => <input {...form.control(name)} {...attributes} type="date" />}
            </FormField>
          ))}
        </div>
      </section>
      {languages.map((language) => (
        <NoticeWording
          key={language}
          language={language}
          title={typed[`${language}Title`]}
          text={typed[`${language}Text`]}
          control={(name) => form.control(name)}
          error={error}
        />
      ))}
      <OutdatedNotice
        failure={save.failure}
        codes={["notice.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={save.isBusy}>
          {save.isBusy ? t("form.saving") : t(notice ? "form.save" : "form.publish")}
        </button>
      </div>
    </form>
  );
}
