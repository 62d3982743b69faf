import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as managedDomains from "~/contract/managed-domains";
import { lengths } from "~/rules/limits/lengths";
import { domainLanguages, type EditedDomain, editedDomain, toHostName } from "~/rules/workspace/managed-domain";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import { FormField } from "../../built-in/form-field";
import { DomainPreview } from "./domain-preview";

type Props = {
  /** The configuration to edit. Null for a new one. */
  stored: managedDomains.ManagedDomain | null;
  regions: readonly { code: string; name: string }[];
  onReload: () => void;
  onDone: (words: string) => void;
};

const empty: EditedDomain = {
  domain: "",
  region: "CN",
  zhBrand: "",
  enBrand: "",
  language: "visitor",
  isLoginable: true,
};

const toEdited = ({ domain, region, brand, language, isLoginable }: managedDomains.ManagedDomain): EditedDomain => ({
  domain,
  region,
  zhBrand: brand.zh,
  enBrand: brand.en,
  language,
  isLoginable,
});

/** The form of a host: its region, brand, language, and whether users may sign in there, with a preview. */
export function DomainForm({ stored, regions, onReload, onDone }: Props) {
  const { t } = useTranslation(["managedDomains", "findings"]);
  const [start] = useState(() => (stored ? toEdited(stored) : empty));
  const [typed, setTyped] = useState(start);
  const form = useSchemaForm(editedDomain, start);
  const draft = useFormDraft();
  const save = useAction(async ({ zhBrand, enBrand, ...values }: EditedDomain) => {
    const domain = toHostName(values.domain) ?? values.domain;
    await call(managedDomains.save, {
      ...values,
      domain,
      version: stored?.version ?? null,
      brand: { zh: zhBrand, en: enBrand },
      own: window.location.hostname,
    });
    draft.removeDraft();
    onDone(t(stored ? "form.saved" : "form.added"));
  });
  const error = (name: "domain" | "zhBrand" | "enBrand") => {
    const code = form.errors[name];
    return code
      ? t(`findings:${code}` as "findings:field.required", { label: t(`form.${name}`), max: lengths.name })
      : null;
  };
  const isOwn = stored?.domain === window.location.hostname;
  return (
    <form
      id={`domain-${stored?.version ?? "new"}`}
      ref={draft.ref}
      className="notice-form"
      noValidate
      aria-busy={save.isBusy}
      onChange={() => setTyped(form.getValues())}
      onSubmit={form.submit((values) => void save.run(values))}
    >
      <section className="card settings-section" aria-labelledby="domain-settings">
        <h2 id="domain-settings">{t("form.settings")}</h2>
        <div className="settings-row">
          {stored ? (
            <p className="field">
              <span className="field-label">{t("form.domain")}</span>
              <span lang="">{stored.domain}</span>
            </p>
          ) : (
            <FormField id="domain-host" label={t("form.domain")} hint={t("form.domainHint")} error={error("domain")}>
              {(attributes) => (
                <input
                  {...form.control("domain")}
                  {...attributes}
                  lang=""
                  maxLength={lengths.name}
                  autoComplete="off"
                />
              )}
            </FormField>
          )}
          <FormField id="domain-region" label={t("form.region")} hint={t("form.regionHint")}>
            {(attributes) => (
              <select {...form.control("region")} {...attributes}>
                {regions.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField id="domain-language" label={t("form.language")} hint={t("form.languageHint")}>
            {(attributes) => (
              <select {...form.control("language")} {...attributes}>
                {domainLanguages.map((language) => (
                  <option key={language} value={language}>
                    {t(`languages.${language}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          {(["zhBrand", "enBrand"] as const).map((name) => (
            <FormField
              key={name}
              id={`domain-${name}`}
              label={t(`form.${name}`)}
              hint={t("form.brandHint")}
              error={error(name)}
            >
              {(attributes) => (
                <input {...form.control(name)} {...attributes} lang="" maxLength={lengths.name} autoComplete="off" />
              )}
            </FormField>
          ))}
        </div>
        {isOwn ? (
          <p className="field-hint">{t("form.ownOpen")}</p>
        ) : (
          <label className="domain-option">
            <input {...form.checkbox("isLoginable")} />
            {t("form.isLoginable")}
          </label>
        )}
      </section>
      <DomainPreview typed={typed} />
      <OutdatedNotice
        failure={save.failure}
        codes={["domain.outdated", "domain.unknown"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={save.isBusy}>
          {save.isBusy ? t("form.saving") : t("form.save")}
        </button>
      </div>
    </form>
  );
}
