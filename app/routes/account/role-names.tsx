import { useTranslation } from "react-i18next";
import type { Role } from "~/contract/profile";

/** Roles as they are shown: a list of their names (§6). */
export function RoleNames({ roles }: { roles: Role[] }) {
  const { t } = useTranslation("account");
  if (roles.length === 0) return <p className="field-hint">{t("roles.none")}</p>;
  return (
    <ul className="role-names">
      {roles.map(({ tenantRoleId, name }) => (
        <li key={tenantRoleId}>{name}</li>
      ))}
    </ul>
  );
}
