import { useTranslation } from "react-i18next";

/** A card whose content could not be loaded; the others are shown. */
export function NotLoaded() {
  const { t } = useTranslation("dashboard");
  return <p className="dashboard-empty">{t("notLoaded")}</p>;
}

/** A card without content. */
export const Empty = ({ text }: { text: string }) => <p className="dashboard-empty">{text}</p>;
