import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { registration } from "~/contract";
import { paths } from "~/paths";
import { lengths } from "~/rules/limits/lengths";
import { toLabelKey } from "~/rules/form/field-facts";
import { fieldWords } from "~/ui/form/state/field-words";
import { formText } from "~/rules/form-values";
import { Link } from "~/ui/base/router";
import { fieldInHash, focusField } from "~/ui/base/field-control";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";

type ReturnView = NonNullable<z.output<typeof registration.load.answer>["returned"]>;
type Props = {
  items: ReturnView["items"];
  /** The id of the form that submits the reasons. */
  form: string;
  /** The reasons as posted, by form name. Undefined until something is posted. */
  reasons: Readonly<Record<string, string>> | undefined;
};

/**
 * The marked answers that are still as submitted. The user changes each one, or confirms it with a reason for the
 * reviewer.
 */
export function UnchangedAnswers({ items, form, reasons }: Props) {
  const { t, i18n } = useTranslation(["registration", "fields"]);
  const unchangedItems = items.filter(({ isChanged }) => !isChanged);
  // A card of the returned page leads to the reason of its comment.
  useEffect(() => void focusField(fieldInHash()), []);
  useEffect(() => {
    if (reasons) document.querySelector<HTMLElement>(".unchanged [aria-invalid]")?.focus();
  }, [reasons]);
  if (unchangedItems.length === 0) return null;
  return (
    <section className="notice notice-warning unchanged" aria-labelledby="unchanged-title">
      <h2 id="unchanged-title">{t("returned.unchanged")}</h2>
      <p>{t("returned.unchangedHow")}</p>
      <ul>
        {unchangedItems.map((item) => {
          const { section, field, comment, reason } = item;
          const name = reasonName(item);
          const isMissing = reasons !== undefined && !reasons[name]?.trim();
          return (
            <li key={`${name} ${comment}`}>
              <Link to={paths.commented(item)}>
                {field === null
                  ? t(`fields:${section}.title`)
                  : fieldWords(t, i18n.exists.bind(i18n), section).label(toLabelKey(field))}
              </Link>
              {t("returned.colon")}
              <span lang="">{comment}</span>
              <label className="field-label" htmlFor={name}>
                {t("returned.reason")}
              </label>
              <textarea
                id={name}
                name={name}
                form={form}
                rows={2}
                maxLength={lengths.scope}
                defaultValue={reasons?.[name] ?? reason ?? ""}
                className="control"
                aria-invalid={isMissing || undefined}
                aria-describedby={`${name}-finding`}
              />
              <p id={`${name}-finding`} className="field-error" role={isMissing ? "alert" : undefined}>
                {isMissing ? t("returned.reasonMissing") : null}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Place = { section: SectionId; field: string | null };

/** The form name of the reason why a returned answer stays unchanged. */
export const reasonName = ({ section, field }: Place): string => `reason:${section}:${field ?? ""}`;

const isReason = /^reason:(?<section>\w+):(?<field>.*)$/s;

/** The reasons in a posted form, without empty ones. */
export function reasonsIn(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const { section = "", field = "" } = isReason.exec(name)?.groups ?? {};
    const reason = typeof value === "string" ? value.trim() : "";
    return isSectionId(section) && reason ? [{ section, field: field || null, reason }] : [];
  });
}

/** Returns the typed reasons, by form name, to be shown again. */
export const typedReasons = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()].filter((name) => isReason.test(name)).map((name) => [name, formText(form, name)]),
  );
