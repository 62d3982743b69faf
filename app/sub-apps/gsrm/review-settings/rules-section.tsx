import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAnswer } from "~/client/use-answer";
import type { Colleague } from "~/contract/assignment";
import * as reviewSettings from "~/contract/review-settings";
import { formatChoice, formatList } from "~/rules/format";
import { maxAssignmentRules } from "~/rules/teamwork/limits";
import type { AssignmentRule } from "~/rules/teamwork/settings";
import type { Choice } from "~/ui/base/selection";
import { useListed } from "../../built-in/use-listed";
import { ListEditor } from "./list-editor";
import { RuleForm } from "./rule-form";

/** The rules that assign new registrations, in order; the first match applies. */
export function RulesSection({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t, i18n } = useTranslation("teamwork");
  const categories = useListed("categories");
  const provinces = useListed("provinces");
  const query = useAnswer(reviewSettings.loadRules, {});
  const people = [...colleagues, ...(query.answer?.people ?? [])];
  const toNames = (ids: readonly string[]) =>
    ids.map((id) => people.find(({ accountId }) => accountId === id)?.userName ?? id);
  const sayCodes = (codes: readonly string[], choices: readonly Choice[]) =>
    codes.length === 0
      ? t("settings.rules.any")
      : formatChoice(
          i18n.language,
          codes.map((code) => choices.find(({ value }) => value === code)?.meaning ?? code),
        );
  return (
    <ListEditor<AssignmentRule>
      id="rules"
      words={{ title: t("settings.rules.title"), text: t("settings.rules.text"), none: t("settings.rules.none") }}
      query={query}
      save={({ version, items }) => call(reviewSettings.saveRules, { version, items })}
      toKey={({ ruleId }) => ruleId}
      toName={({ name }) => name}
      most={maxAssignmentRules}
      renderItem={(rule) => (
        <>
          <p>
            <strong lang="">{rule.name}</strong>
          </p>
          <dl className="settings-facts">
            <dt>{t("settings.rules.categories")}</dt>
            <dd>{sayCodes(rule.categories, categories)}</dd>
            <dt>{t("settings.rules.provinces")}</dt>
            <dd>{sayCodes(rule.provinces, provinces)}</dd>
            <dt>{t("settings.rules.people")}</dt>
            <dd lang="">{formatList(i18n.language, toNames(rule.people))}</dd>
          </dl>
        </>
      )}
      renderForm={(props) => (
        <RuleForm {...props} categories={categories} provinces={provinces} colleagues={colleagues} />
      )}
    />
  );
}
