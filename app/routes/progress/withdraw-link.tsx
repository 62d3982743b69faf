import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

/** The way to take a registration back while nobody has decided about it. */
export function WithdrawLink() {
  const { t } = useTranslation("registration");
  return (
    <Link to={paths.withdraw} className="button-quiet">
      {t("withdraw.link")}
    </Link>
  );
}
