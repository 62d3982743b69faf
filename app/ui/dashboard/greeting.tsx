import { useTranslation } from "react-i18next";
import { partOfDay } from "~/rules/greeting";
import { wallClock } from "~/rules/time-zone";
import { useShell } from "~/ui/shell/shell-facts";

/** Greets the user by their own clock, and says which company they work for. */
export function Greeting() {
  const { t } = useTranslation("workspace");
  const { user, tenant, zone, now } = useShell();
  const hour = wallClock(new Date(now), zone).getUTCHours();
  return (
    <section className="greeting" aria-labelledby="greeting-title">
      <h1 id="greeting-title">
        {t(`greeting.${partOfDay(hour)}`)}
        <span lang="">{user.userName}</span>
      </h1>
      <p>
        <span lang="">{tenant.tenantName}</span>
        <span className="greeting-code">
          {t("supplierCode")} <strong>{tenant.supplierCode}</strong>
        </span>
      </p>
    </section>
  );
}
