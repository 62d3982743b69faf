import { useTranslation } from "react-i18next";
import "./loading.css";

/** A spinner with a label. Without scripts it would never disappear, so it is hidden. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      <span className="loading-wheel" aria-hidden="true" />
      {t("page.loading")}
    </p>
  );
}

/** The two load errors of §8: the page's module did not load, or did not load in time. */
export type LoadFailureCode = "module.load" | "module.timeout";

type Props = { code: LoadFailureCode; onRetry: () => void; children?: React.ReactNode };

/** States that a part of the portal could not be loaded, and offers a retry. `children`: an alternative. */
export function LoadFailure({ code, onRetry, children }: Props) {
  const { t } = useTranslation("errors");
  return (
    <section className="card load-failure" role="alert" aria-labelledby="load-failure-title">
      <h1 id="load-failure-title">{t("module.title")}</h1>
      <p>{t(code)}</p>
      <div className="section-actions">
        <button type="button" className="button-primary" onClick={onRetry}>
          {t("module.retry")}
        </button>
        {children}
      </div>
    </section>
  );
}
