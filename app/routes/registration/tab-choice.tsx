import { useTranslation } from "react-i18next";
import type { SectionId } from "~/rules/registration/section-ids";

type Props = {
  id: string;
  legend: string;
  tabs: readonly SectionId[];
  selectedTabs: readonly string[];
  /** The reason why the choice was refused, as a code of `findings`. */
  error: string | undefined;
};

/** The tabs of a colleague: one checkbox each. */
export function TabChoice({ id, legend, tabs, selectedTabs, error }: Props) {
  const { t } = useTranslation(["fields", "findings"]);
  return (
    <fieldset className="field tab-choice" aria-describedby={`${id}-findings`}>
      <legend className="field-label">{legend}</legend>
      {tabs.map((tab) => (
        <label key={tab}>
          <input
            type="checkbox"
            name="sections"
            value={tab}
            id={`${id}-${tab}`}
            defaultChecked={selectedTabs.includes(tab)}
            aria-invalid={error ? true : undefined}
          />
          <span>{t(`fields:${tab}.title`)}</span>
        </label>
      ))}
      <div id={`${id}-findings`} className="field-findings" aria-live="polite">
        {error ? <p className="field-error">{t(`findings:${error}` as "findings:colleague.noTabs")}</p> : null}
      </div>
    </fieldset>
  );
}
