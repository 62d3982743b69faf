import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReturnedItem } from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { useChangeWords } from "../base/changes";
import { listSections } from "./section-cards";

type Props = {
  file: ReviewFile;
  comments: readonly ReturnedItem[];
  isChangesOnly: boolean;
  onChangesOnly: (isOn: boolean) => void;
};

/**
 * The table of contents, which follows the scroll position: the tabs, the changes since the last round, and the
 * reviewer's comments.
 */
export function FileContents({ file, comments, isChangesOnly, onChangesOnly }: Props) {
  const { t } = useTranslation(["gsrm", "fields", "gcis"]);
  const sections = listSections(file, isChangesOnly);
  const current = useCurrentSection(sections.map(({ section }) => section).join());
  const changes = file.changes ?? [];
  useShortcuts({ ...(file.changes && { h: () => onChangesOnly(!isChangesOnly) }) });
  const { labelOf } = useChangeWords(file);
  return (
    <nav className="file-contents" aria-label={t("file.sections")}>
      <ul>
        {sections.map(({ section }) => {
          const count = changes.filter((change) => change.section === section).length;
          return (
            <li key={section}>
              <a href={`#section-${section}`} aria-current={section === current ? "true" : undefined}>
                {t(`fields:${section}.title`)}
                {count > 0 ? <span className="contents-changes">{t("file.changes", { count })}</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
      {file.changes ? (
        <>
          <h2>{t("file.since")}</h2>
          <ul>
            {changes.map(({ section, field }) => (
              <li key={`${section} ${field}`}>
                <a href={`#${section}-${field}`}>{labelOf(section, field)}</a>
              </li>
            ))}
          </ul>
          <label className="file-toggle">
            <input type="checkbox" checked={isChangesOnly} onChange={(event) => onChangesOnly(event.target.checked)} />
            {t("file.changesOnly")} <kbd aria-hidden="true">H</kbd>
          </label>
        </>
      ) : null}
      {comments.length > 0 ? (
        <>
          <h2>{t("file.comments")}</h2>
          <ul>
            {comments.map(({ section, field }) => (
              <li key={`${section} ${field}`}>
                <a href={field && section !== "certification" ? `#${section}-${field}` : `#section-${section}`}>
                  {section === "certification"
                    ? t("gsrm:certification.title")
                    : field
                      ? labelOf(section, field)
                      : t(`fields:${section}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}

/** The current tab: the last one whose heading is in or above the upper third of the window. */
function useCurrentSection(sections: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = sections.split(",");
    function follow() {
      const passed = ids.findLast((id) => {
        const top = document.getElementById(`section-${id}`)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      setCurrent(passed ?? ids[0]);
    }
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [sections]);
  return current;
}
