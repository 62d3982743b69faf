import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as qualifiedCategories from "~/contract/qualified-categories";
import { categoryForm, findCategoryHindrance } from "~/rules/categories/category-change";
import { isSameSet } from "~/rules/categories/code-set";
import { categoryReasonMax } from "~/rules/categories/limits";
import { formatList } from "~/rules/format";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";

type Props = {
  registrationId: string;
  answer: NonNullable<z.output<typeof qualifiedCategories.load.answer>>;
  onReload: () => void;
  onCancel: () => void;
  onSaved: () => void;
};

/**
 * Changes the categories for which a supplier is qualified. If a colleague was first, a reload loads the new categories
 * for comparison; the user's input stays.
 */
export function CategoriesForm({ registrationId, answer, onReload, onCancel, onSaved }: Props) {
  const { t, i18n } = useTranslation("categories");
  const { categories: before, choices } = answer;
  const [ticked, setTicked] = useState<readonly string[]>(before);
  const [hindrance, setHindrance] = useState<"none" | "unchanged" | null>(null);
  // The initial values of the form: the notice that they have changed stays until it is saved.
  const [first] = useState<readonly string[]>(before);
  const form = useSchemaForm(categoryForm, { reason: "" });
  const list = useRef<HTMLFieldSetElement>(null);
  const focusList = () => list.current?.querySelector("input")?.focus();
  useEffect(focusList, []);
  const save = useAction(async (reason: string) => {
    await call(qualifiedCategories.change, { registrationId, before, categories: [...ticked], reason });
    onSaved();
  });
  const { reason: wrongReason } = form.errors;
  const names = choices.filter(({ value }) => before.includes(value)).map(({ meaning }) => meaning);
  return (
    <form
      className="settings-form"
      noValidate
      aria-labelledby="categories-form-title"
      onSubmit={(event) => {
        const newHindrance = findCategoryHindrance(before, ticked);
        setHindrance(newHindrance);
        form.submit(({ reason }) => {
          if (newHindrance) focusList();
          else void save.run(reason);
        })(event);
      }}
    >
      <h3 id="categories-form-title">{t("form.title")}</h3>
      {isSameSet(first, before) ? null : (
        <p className="notice notice-warning" role="status">
          {t("form.current", { categories: formatList(i18n.language, names) })}
        </p>
      )}
      <fieldset ref={list} className="settings-choices" aria-describedby="categories-error">
        <legend className="field-label">{t("form.legend")}</legend>
        <div>
          {choices.map(({ value, meaning }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={ticked.includes(value)}
                onChange={({ target }) => {
                  setHindrance(null);
                  setTicked(target.checked ? [...ticked, value] : ticked.filter((code) => code !== value));
                }}
              />
              <span>{meaning}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id="categories-error" className="field-error" aria-live="polite">
        {hindrance ? t(`wrong.${hindrance}`) : null}
      </p>
      <div className="field">
        <label className="field-label" htmlFor="categories-reason">
          {t("form.reason")}
        </label>
        <p className="field-hint" id="categories-reason-hint">
          {t("form.reasonHint")}
        </p>
        <textarea
          {...form.control("reason")}
          id="categories-reason"
          className="control"
          lang=""
          rows={3}
          maxLength={categoryReasonMax}
          aria-describedby="categories-reason-hint categories-reason-error"
        />
        <p id="categories-reason-error" className="field-error" aria-live="polite">
          {wrongReason
            ? wrongReason === "field.required"
              ? t("wrong.required")
              : t("wrong.reason", { max: categoryReasonMax })
            : null}
        </p>
      </div>
      <OutdatedNotice
        failure={save.failure}
        codes={["categories.outdated"]}
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
  );
}
