import { useTranslation } from "react-i18next";

/** §6: whom to ask when the user may see nothing. */
export function NoMenus({ hasPermissions }: { hasPermissions: boolean }) {
  const { t } = useTranslation(["workspace", "errors"]);
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="notice notice-warning" role="status">
        {t(hasPermissions ? "errors:menu.none" : "errors:menu.notInitialized")}
      </p>
    </>
  );
}
