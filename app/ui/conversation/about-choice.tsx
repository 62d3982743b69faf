import { useTranslation } from "react-i18next";
import type { TabWithAnswers } from "~/rules/conversation/answer-names";
import { useHydrated } from "~/ui/base/use-hydrated";
import { answerWords } from "./about-words";

/** The subject of a message that is being written: a tab and one of its answers; empty texts for none. */
export type AboutValue = { section: string; field: string };

type Props = {
  id: string;
  tabs: readonly TabWithAnswers[];
  value: AboutValue;
  onChange: (about: AboutValue) => void;
};

/**
 * Selects what a message is about: the registration as a whole, a tab, or one of its answers. Without scripts the answers of all
 * tabs are listed.
 */
export function AboutChoice({ id, tabs, value: { section, field }, onChange }: Props) {
  const { t, i18n } = useTranslation(["conversation", "fields"]);
  const isHydrated = useHydrated();
  const listed = tabs.filter((tab) => tab.fields.length > 0 && (!isHydrated || tab.section === section));
  const toOption = (tab: TabWithAnswers, name: string) => (
    <option key={name} value={toAboutKey(tab.section, name)}>
      {answerWords(t, i18n.exists.bind(i18n), { section: tab.section, field: name })}
    </option>
  );
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-section`}>
          {t("form.about")}
        </label>
        <select
          id={`${id}-section`}
          name="section"
          className="control"
          value={section}
          onChange={({ target }) => onChange({ section: target.value, field: "" })}
        >
          <option value="">{t("form.general")}</option>
          {tabs.map((tab) => (
            <option key={tab.section} value={tab.section}>
              {t(`fields:${tab.section}.title`)}
            </option>
          ))}
        </select>
      </div>
      {listed.length > 0 ? (
        <div className="field">
          <label className="field-label" htmlFor={`${id}-field`}>
            {t("form.answer")}
          </label>
          <select
            id={`${id}-field`}
            name="field"
            className="control"
            value={field === "" ? "" : toAboutKey(section, field)}
            onChange={({ target }) => onChange({ section, field: fieldIn(target.value) })}
          >
            <option value="">{t("form.wholeTab")}</option>
            {isHydrated
              ? listed.flatMap((tab) => tab.fields.map((name) => toOption(tab, name)))
              : listed.map((tab) => (
                  <optgroup key={tab.section} label={t(`fields:${tab.section}.title`)}>
                    {tab.fields.map((name) => toOption(tab, name))}
                  </optgroup>
                ))}
          </select>
        </div>
      ) : null}
    </>
  );
}

const toAboutKey = (section: string, field: string) => `${section}:${field}`;
const fieldIn = (key: string) => key.slice(key.indexOf(":") + 1);
