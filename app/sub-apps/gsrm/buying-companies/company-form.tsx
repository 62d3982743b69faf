import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as buyingCompanies from "~/contract/buying-companies";
import { lengths } from "~/rules/limits/lengths";
import { buyerName } from "~/rules/staff/buyer-name";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";

type Props = {
  /** The company to rename. Null for a new one. */
  company: buyingCompanies.BuyingCompany | null;
  onReload: () => void;
  onDone: (words: string) => void;
  onCancel: () => void;
};

/** Adds a buying company, or renames one. Its current name stays visible, so that a colleague's change is noticed. */
export function CompanyForm({ company, onReload, onDone, onCancel }: Props) {
  const { t } = useTranslation(["buyingCompanies", "findings"]);
  // A new company has an id before it is saved, so that saving it twice creates one.
  const [companyId] = useState(() => company?.companyId ?? crypto.randomUUID());
  const form = useSchemaForm(buyerName, { name: company?.name ?? "" });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const save = useAction(async ({ name }: { name: string }) => {
    await call(buyingCompanies.save, { companyId, version: company?.version ?? null, name });
    onDone(t(company ? "form.renamed" : "form.added"));
  });
  const code = form.errors.name;
  const error = code
    ? t(`findings:${code}` as "findings:field.required", { label: t("form.name"), max: lengths.name })
    : null;
  return (
    <section className="card settings-section" aria-labelledby="company-form-title">
      <h2 id="company-form-title">{t(company ? "rename" : "add")}</h2>
      <form
        ref={element}
        className="value-lists-form"
        noValidate
        aria-busy={save.isBusy}
        onSubmit={form.submit((values) => void save.run(values))}
      >
        {company ? (
          <p className="field-hint" lang="">
            {company.code} {company.name}
          </p>
        ) : null}
        <FormField id="company-name" label={t("form.name")} error={error}>
          {(attributes) => (
            <input {...form.control("name")} {...attributes} lang="" maxLength={lengths.name} autoComplete="off" />
          )}
        </FormField>
        <OutdatedNotice
          failure={save.failure}
          codes={["buyer.outdated"]}
          words={{ text: t("form.outdated"), reload: t("form.reload") }}
          onReload={onReload}
        />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={save.isBusy}>
            {save.isBusy ? t("form.saving") : t("form.save")}
          </button>
          <button type="button" className="button-default" onClick={onCancel}>
            {t("form.cancel")}
          </button>
        </div>
      </form>
    </section>
  );
}
