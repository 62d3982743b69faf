import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as qualifiedCategories from "~/contract/qualified-categories";
import { FormCard } from "../base/form-card";
import { CategoriesForm } from "./categories-form";

type Props = {
  registrationId: string;
  /** Reloads the file, whose history has a new entry. */
  onChanged: () => void;
};

/**
 * The categories for which a supplier is qualified, and the form to change them. Renders nothing before it is
 * qualified.
 */
export function CategoriesCard({ registrationId, onChanged }: Props) {
  const { t } = useTranslation("categories");
  // A failure here does not affect the rest of the file.
  const { answer, reload } = useAnswer(qualifiedCategories.load, { registrationId });
  if (!answer) return null;
  const own = answer.choices.filter(({ value }) => answer.categories.includes(value));
  return (
    <FormCard
      title={t("title")}
      lead={t("lead")}
      act={answer.isChangeable ? t("change") : null}
      renderForm={(onClose) => (
        <CategoriesForm
          registrationId={registrationId}
          answer={answer}
          onReload={reload}
          onCancel={() => onClose()}
          onSaved={() => {
            onClose(t("form.saved"));
            reload();
            onChanged();
          }}
        />
      )}
    >
      {own.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul>
          {own.map(({ value, meaning }) => (
            <li key={value}>{meaning}</li>
          ))}
        </ul>
      )}
    </FormCard>
  );
}
