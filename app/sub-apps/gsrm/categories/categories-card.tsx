import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as qualifiedCategories from "~/contract/qualified-categories";
import { FormCard } from "../base/form-card";
import { CategoriesForm } from "./categories-form";

type Props = {
  registrationId: string;
  /** Loads the file again: its history has one entry more. */
  onChanged: () => void;
};

/** The categories a supplier is qualified for, and the form to change them; nothing before it is a qualified supplier. */
export function CategoriesCard({ registrationId, onChanged }: Props) {
  const { t } = useTranslation("categories");
  // A failure here does not keep the file from being read.
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
