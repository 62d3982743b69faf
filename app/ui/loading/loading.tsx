import "./loading.css";
import { useTranslation } from "react-i18next";

/** A spinner that says what it stands for. Without scripts nothing would ever end it, so it is not shown. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      <span className="loading-wheel" aria-hidden="true" />
      {t("page.loading")}
    </p>
  );
}
