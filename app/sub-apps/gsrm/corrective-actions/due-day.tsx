import "~/ui/form/form.css";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/rules/format";
import { DateInput } from "~/ui/form/kinds/date-input";
import { SettingField } from "../review-settings/form-parts";

export type DueDays = { firstDay: string; lastDay: string };

/** The days on which an answer can be due, as text. */
function useDueDays({ firstDay, lastDay }: DueDays) {
  const { i18n } = useTranslation();
  return { first: formatDay(i18n.language, firstDay), last: formatDay(i18n.language, lastDay) };
}

type Props = { label: string; days: DueDays; isWrong: boolean; control: { name: string } };

/** The field for the day by which the supplier has to answer. */
export function DueDay({ label, days, isWrong, control }: Props) {
  const { t } = useTranslation("correctiveActions");
  const words = useDueDays(days);
  return (
    <div className="corrective-day">
      <SettingField label={label} error={isWrong ? t("wrong.dueOn", words) : null}>
        {(attributes) => (
          <DateInput
            {...control}
            {...attributes}
            aria-describedby={`corrective-due-hint ${attributes["aria-describedby"]}`}
          />
        )}
      </SettingField>
      <p className="field-hint" id="corrective-due-hint">
        {t("form.dueHint", words)}
      </p>
    </div>
  );
}
