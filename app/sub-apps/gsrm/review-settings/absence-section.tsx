import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as assignment from "~/contract/assignment";
import type { Colleague } from "~/contract/assignment";
import { formatDay } from "~/rules/format";
import { absenceForm } from "~/rules/teamwork/settings";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { SettingField } from "./form-parts";

type Absence = { awayFrom: string | null; awayUntil: string; standInId: string | null };
type Props = { colleagues: readonly Colleague[]; onChanged: () => void };

/** The user’s absence and substitute. */
export function AbsenceSection({ colleagues, onChanged }: Props) {
  const { t, i18n } = useTranslation("teamwork");
  const self = colleagues.find(({ isSelf }) => isSelf);
  const [status, setStatus] = useState("");
  const save = useAction(async (absence: Absence | null) => {
    await call(assignment.saveAbsence, { absence });
    setStatus(t("settings.saved"));
    onChanged();
  });
  const until = self?.awayUntil && formatDay(i18n.language, self.awayUntil);
  const from = self?.awayFrom && formatDay(i18n.language, self.awayFrom);
  const days = from ? "planned" : "now";
  return (
    <section className="card settings-section" aria-labelledby="absence-title">
      <h2 id="absence-title">{t("settings.absence.title")}</h2>
      <p>{t("settings.absence.text")}</p>
      {until ? (
        <div className="notice">
          <p lang="">
            {self?.standIn
              ? t(`settings.absence.${days}`, { from, until, name: self.standIn.userName })
              : t(`settings.absence.${days}Alone`, { from, until })}
          </p>
          <button type="button" className="button-default" disabled={save.isBusy} onClick={() => void save.run(null)}>
            {from ? t("settings.absence.cancel") : t("settings.absence.end")}
          </button>
        </div>
      ) : null}
      <AbsenceForm
        key={`${self?.awayFrom} ${self?.awayUntil} ${self?.standIn?.accountId}`}
        self={self}
        others={colleagues.filter(({ isSelf }) => !isSelf)}
        isBusy={save.isBusy}
        onSave={(absence) => void save.run(absence)}
      />
      <FailureNotice failure={save.failure} />
      <p role="status" className="settings-status">
        {status}
      </p>
    </section>
  );
}

type FormProps = {
  self: Colleague | undefined;
  others: readonly Colleague[];
  isBusy: boolean;
  onSave: (absence: Absence) => void;
};

function AbsenceForm({ self, others, isBusy, onSave }: FormProps) {
  const { t } = useTranslation("teamwork");
  const form = useSchemaForm(absenceForm, {
    awayFrom: self?.awayFrom ?? "",
    awayUntil: self?.awayUntil ?? "",
    standInId: self?.standIn?.accountId ?? "",
  });
  return (
    <form
      className="settings-row"
      noValidate
      onSubmit={form.submit(({ awayFrom, awayUntil, standInId }) =>
        onSave({ awayFrom: awayFrom || null, awayUntil, standInId: standInId || null }),
      )}
    >
      <SettingField
        label={t("settings.absence.from")}
        error={form.errors.awayFrom ? t("settings.absence.fromWrong") : null}
      >
        {(attributes) => <input {...form.control("awayFrom")} {...attributes} type="date" />}
      </SettingField>
      <SettingField
        label={t("settings.absence.until")}
        error={form.errors.awayUntil ? t("settings.absence.untilNeeded") : null}
      >
        {(attributes) => <input {...form.control("awayUntil")} {...attributes} type="date" />}
      </SettingField>
      <SettingField label={t("settings.absence.standIn")}>
        {(attributes) => (
          <select {...form.control("standInId")} {...attributes}>
            <option value="">{t("settings.absence.noStandIn")}</option>
            {others.map(({ accountId, userName }) => (
              <option key={accountId} value={accountId} lang="">
                {userName}
              </option>
            ))}
          </select>
        )}
      </SettingField>
      <button type="submit" className="button-primary" disabled={isBusy}>
        {isBusy ? t("settings.busy") : t("settings.save")}
      </button>
    </form>
  );
}
