import { useTranslation } from "react-i18next";

/** §6: the contact for a user without any menus. */
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
