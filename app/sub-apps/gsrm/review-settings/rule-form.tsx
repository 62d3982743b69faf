import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Colleague } from "~/contract/assignment";
import { lengths } from "~/rules/limits/lengths";
import { type AssignmentRule, assignmentRuleForm } from "~/rules/teamwork/settings";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import type { Choice } from "~/ui/base/selection";
import { SaveButtons, SettingField } from "./form-parts";

type Props = {
  item: AssignmentRule | undefined;
  categories: readonly Choice[];
  provinces: readonly Choice[];
  colleagues: readonly Colleague[];
  isBusy: boolean;
  onSave: (rule: AssignmentRule) => void;
  onCancel: () => void;
};

/** A rule: its name, its conditions, and the people who take turns, in order. */
export function RuleForm({ item, categories, provinces, colleagues, isBusy, onSave, onCancel }: Props) {
  const { t } = useTranslation("teamwork");
  const form = useSchemaForm(assignmentRuleForm, { name: item?.name ?? "" });
  const [ruleCategories, setCategories] = useState(item?.categories ?? []);
  const [ruleProvinces, setProvinces] = useState(item?.provinces ?? []);
  const [people, setPeople] = useState(item?.people ?? []);
  const [isMissing, setIsMissing] = useState(false);
  const submit = form.submit(({ name }) => {
    setIsMissing(people.length === 0);
    if (people.length === 0) return;
    onSave({
      ruleId: item?.ruleId ?? crypto.randomUUID(),
      name,
      categories: ruleCategories,
      provinces: ruleProvinces,
      people,
    });
  });
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      <SettingField label={t("settings.rules.name")} error={form.errors.name ? t("settings.needed") : null}>
        {(attributes) => <input {...form.control("name")} {...attributes} maxLength={lengths.name} />}
      </SettingField>
      <Choices
        legend={t("settings.rules.categories")}
        choices={categories}
        value={ruleCategories}
        onChange={setCategories}
      />
      <Choices
        legend={t("settings.rules.provinces")}
        choices={provinces}
        value={ruleProvinces}
        onChange={setProvinces}
      />
      <Choices
        legend={t("settings.rules.people")}
        isOfNames
        choices={colleagues.map(({ accountId, userName }) => ({ value: accountId, meaning: userName }))}
        value={people}
        onChange={setPeople}
      />
      <p className="field-error" aria-live="polite">
        {isMissing && people.length === 0 ? t("settings.rules.peopleNeeded") : null}
      </p>
      <SaveButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

type ChoicesProps = {
  legend: string;
  /** Whether the choices are names of people, which may be in any language. */
  isOfNames?: boolean;
  choices: readonly Choice[];
  /** The ticked values. */
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Several values of a list, as check boxes. Values no longer on the list stay ticked until they are removed. */
function Choices({ legend, isOfNames = false, choices, value: ticked, onChange }: ChoicesProps) {
  const gone = ticked.filter((code) => choices.every(({ value }) => value !== code));
  const all = [...choices, ...gone.map((value) => ({ value, meaning: value }))];
  return (
    <fieldset className="settings-choices">
      <legend className="field-label">{legend}</legend>
      <div>
        {all.map(({ value, meaning }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...ticked, value] : ticked.filter((code) => code !== value))
              }
            />
            <span lang={isOfNames ? "" : undefined}>{meaning}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
