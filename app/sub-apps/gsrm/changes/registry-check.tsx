import { useTranslation } from "react-i18next";
import { registryFields } from "~/rules/change-request/registry-differences";
import { Instant } from "~/ui/base/instant";
import { fieldWords } from "~/ui/form/state/field-words";
import type { ReviewedChange } from "./change";

/** The public registry's record of a new identity, and which of its answers differ from the change. */
export function RegistryCheckCard({ registry }: Pick<ReviewedChange, "registry">) {
  const { t, i18n } = useTranslation(["gsrm", "fields"]);
  if (!registry) return null;
  const { at, record, differing } = registry;
  const words = fieldWords(t, i18n.exists.bind(i18n), "basic");
  return (
    <section className="card" aria-labelledby="registry-title">
      <h2 id="registry-title">{t("change.registry.title")}</h2>
      <p className="field-hint">
        {t("change.registry.asked")} <Instant at={at} />
      </p>
      {record ? (
        <dl className="file-facts">
          {registryFields.map((field) =>
            record[field] ? (
              <div key={field}>
                <dt>{words.label(field)}</dt>
                <dd>
                  <span lang="">{record[field]}</span>{" "}
                  {differing.includes(field) ? <span className="badge">{t("change.registry.differs")}</span> : null}
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : (
        <p>{t("change.registry.silent")}</p>
      )}
      {record && differing.length === 0 ? <p>{t("change.registry.agrees")}</p> : null}
    </section>
  );
}
