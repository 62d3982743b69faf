import { useTranslation } from "react-i18next";
import { pageTags } from "~/rules/static-text/page-html";
import type { PageProblem } from "~/rules/static-text/page-problems";

/** Correct code for these problems, the same in every language. */
const examples: Partial<Record<PageProblem["code"], string>> = {
  tag: pageTags.join(" "),
  link: '<a href="https://…">  <a href="mailto:…">',
};

/** The problems that prevent a text from being published, each with its element or parameter. */
export function ProblemList({ id, problems }: { id: string; problems: readonly PageProblem[] }) {
  const { t } = useTranslation("staticTexts");
  return (
    <div id={id} className="static-text-problems" aria-live="polite">
      {problems.length > 0 ? (
        <ul className="notice notice-error">
          {problems.map(({ code, name }) => (
            <li key={`${code} ${name}`}>
              {t(`problems.${code}`, { name, interpolation: { escapeValue: false } })}{" "}
              {examples[code] ? <code lang="">{examples[code]}</code> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
