import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAnswer } from "~/client/use-answer";
import * as reviewCalendar from "~/contract/review-calendar";
import { formatDay } from "~/rules/format";
import { lengths } from "~/rules/limits/lengths";
import { maxCompanyDays } from "~/rules/teamwork/limits";
import { type CompanyDay, companyDayForm } from "~/rules/teamwork/settings";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { SaveButtons, SettingField } from "./form-parts";
import { ListEditor } from "./list-editor";

/** The days on which the company works although China does not, and vice versa, in order. */
export function CalendarSection() {
  const { t, i18n } = useTranslation("teamwork");
  const query = useAnswer(reviewCalendar.loadDays, {});
  const toName = ({ day, name }: CompanyDay) => `${formatDay(i18n.language, day)} ${name}`;
  return (
    <ListEditor<CompanyDay>
      id="calendar"
      isSorted
      words={{
        title: t("settings.calendar.title"),
        text: t("settings.calendar.text"),
        none: t("settings.calendar.none"),
      }}
      query={query}
      save={({ version, items }) =>
        call(reviewCalendar.saveDays, { version, items: [...new Map(items.map((item) => [item.day, item])).values()] })
      }
      toKey={({ day }) => day}
      toName={toName}
      most={maxCompanyDays}
      renderItem={({ day, name, isWorking }) => (
        <>
          <p>{formatDay(i18n.language, day)}</p>
          <p className="field-hint">
            {t(isWorking ? "settings.calendar.working" : "settings.calendar.off")} · <span lang="">{name}</span>
          </p>
        </>
      )}
      renderForm={(props) => <DayForm {...props} />}
    />
  );
}

type FormProps = {
  item: CompanyDay | undefined;
  isBusy: boolean;
  onSave: (item: CompanyDay) => void;
  onCancel: () => void;
};

function DayForm({ item, isBusy, onSave, onCancel }: FormProps) {
  const { t } = useTranslation("teamwork");
  const form = useSchemaForm(companyDayForm, {
    day: item?.day ?? "",
    isWorking: item?.isWorking ? "working" : "off",
    name: item?.name ?? "",
  });
  const submit = form.submit(({ day, isWorking, name }) => onSave({ day, isWorking: isWorking === "working", name }));
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      <div className="settings-row">
        <SettingField
          label={t("settings.calendar.day")}
          error={form.errors.day ? t("settings.calendar.dayNeeded") : null}
        >
          {(attributes) => <input {...form.control("day")} {...attributes} type="date" />}
        </SettingField>
        <SettingField label={t("settings.calendar.kind")}>
          {(attributes) => (
            <select {...form.control("isWorking")} {...attributes}>
              <option value="off">{t("settings.calendar.off")}</option>
              <option value="working">{t("settings.calendar.working")}</option>
            </select>
          )}
        </SettingField>
        <SettingField label={t("settings.calendar.name")} error={form.errors.name ? t("settings.needed") : null}>
          {(attributes) => <input {...form.control("name")} {...attributes} maxLength={lengths.name} />}
        </SettingField>
      </div>
      <SaveButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
