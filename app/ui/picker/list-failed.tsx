import { useTranslation } from "react-i18next";

/** A list that could not be loaded, and the way to try again. */
export function ListFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice-error picker-failed" role="alert">
      <p>{t("list.failed")}</p>
      <button type="button" className="button-default" onClick={retry}>
        {t("list.retry")}
      </button>
    </div>
  );
}
