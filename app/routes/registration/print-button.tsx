import { useTranslation } from "react-i18next";
import { useHydrated } from "~/ui/form/use-hydrated";

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button-default" onClick={() => window.print()}>
      {t("page.print")}
    </button>
  );
}
