import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as people from "~/contract/people";
import { lengths } from "~/rules/limits/lengths";
import { personName } from "~/rules/staff/colleague";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";
import type { PersonSection } from "./person-section";

const nameForm = z.object({ userName: personName });

/** Corrects the name of a person. */
export function RenameForm({ person: { accountId, userName: before }, onDone }: PersonSection) {
  const { t } = useTranslation(["people", "findings"]);
  const form = useSchemaForm(nameForm, { userName: before });
  const rename = useAction(async ({ userName }: z.output<typeof nameForm>) => {
    if (userName !== before) await call(people.rename, { accountId, userName, before });
    onDone(t("rename.done"));
  });
  const { userName: code } = form.errors;
  const label = t("rename.label");
  return (
    <section className="card settings-section" aria-labelledby="rename-title">
      <h2 id="rename-title">{t("rename.title")}</h2>
      <form className="people-rename" noValidate onSubmit={form.submit((values) => void rename.run(values))}>
        <FormField
          id="person-name"
          label={label}
          error={code ? t(`findings:${code}` as "findings:field.required", { label }) : null}
        >
          {(attributes) => (
            <input {...form.control("userName")} {...attributes} maxLength={lengths.name} autoComplete="off" />
          )}
        </FormField>
        <FailureNotice failure={rename.failure} />
        <div className="section-actions">
          <button type="submit" className="button-default" disabled={rename.isBusy}>
            {rename.isBusy ? t("rename.saving") : t("rename.save")}
          </button>
        </div>
      </form>
    </section>
  );
}
