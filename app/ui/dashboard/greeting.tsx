import { useTranslation } from "react-i18next";
import { wallClock } from "~/rules/time-zone";
import { useShell } from "~/ui/shell/shell-facts";

const noon = 12;
const evening = 18;

/** §4: before 12 morning, before 18 afternoon, otherwise evening, by the user's clock. */
export function Greeting() {
  const { t } = useTranslation("workspace");
  const { user, tenant, zone, now } = useShell();
  const hour = wallClock(new Date(now), zone).getUTCHours();
  const greeting =
    hour < noon ? t("greeting.morning") : hour < evening ? t("greeting.afternoon") : t("greeting.evening");
  return (
    <section className="greeting" aria-labelledby="greeting-title">
      <h1 id="greeting-title">
        {greeting}
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
