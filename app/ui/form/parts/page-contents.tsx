import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** A part of the page: the id of its heading, its name, and the number of its errors. */
type Part = { id: string; name: string; errors: number };

/** The table of contents of a long page, next to it: a link to each part. */
export function PageContents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation();
  const current = usePartInView(parts.map(({ id }) => id));
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
      <h2 id="page-contents">{t("page.contents")}</h2>
      <ul>
        {parts.map(({ id, name, errors }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? "true" : undefined}>
              {name}
              {errors > 0 ? (
                <span className="page-contents-count" aria-label={t("form.toFix", { count: errors })}>
                  {errors}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current part: the last one that starts in the upper third of the window or above it. */
function usePartInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const parts = key.split(" ");
    const isAbove = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3;
    const read = () => setInView(parts.findLast(isAbove) ?? parts[0]);
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, [key]);
  return inView;
}
