import { useTranslation } from "react-i18next";
import type { OwnPermissions } from "~/contract/account";
import { useShell } from "~/ui/shell/shell-facts";

/** What the roles in the current tenant permit, in words (§6): the screens they open, and what may be done there. */
export function PermissionNames({ permissions: { menus, buttons, superAdmin } }: { permissions: OwnPermissions }) {
  const { t } = useTranslation("account");
  const { tenant } = useShell();
  return (
    <section className="own-permissions" aria-labelledby="permissions-title">
      <h3 id="permissions-title">{t("permissions.title", { tenant: tenant.tenantName })}</h3>
      <dl className="personal-facts">
        <div>
          <dt>{t("permissions.menus")}</dt>
          <dd>{namesOf(menus) || t("permissions.none")}</dd>
        </div>
        <div>
          <dt>{t("permissions.buttons")}</dt>
          <dd>{superAdmin ? t("permissions.everything") : namesOf(buttons) || t("permissions.none")}</dd>
        </div>
      </dl>
    </section>
  );

  function namesOf(granted: OwnPermissions["menus"]) {
    return granted.map(({ name }) => name).join(t("permissions.and"));
  }
}
