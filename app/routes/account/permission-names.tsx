import { useTranslation } from "react-i18next";
import type { OwnPermissions } from "~/contract/account";

/** What the roles in the current tenant permit, in words (§6): the screens they open, and what may be done there. */
export function PermissionNames({ permissions: { menus, buttons, superAdmin } }: { permissions: OwnPermissions }) {
  const { t } = useTranslation("account");
  return (
    <section className="own-permissions" aria-labelledby="permissions-title">
      <h3 id="permissions-title">{t("permissions.title")}</h3>
      <dl className="personal-facts">
        <div>
          <dt>{t("permissions.menus")}</dt>
          <dd>
            <Names names={menus} />
          </dd>
        </div>
        <div>
          <dt>{t("permissions.buttons")}</dt>
          <dd>{superAdmin ? t("permissions.everything") : <Names names={buttons} />}</dd>
        </div>
      </dl>
    </section>
  );
}

function Names({ names }: { names: OwnPermissions["menus"] }) {
  const { t } = useTranslation("account");
  if (names.length === 0) return <>{t("permissions.none")}</>;
  return (
    <ul className="role-names">
      {names.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  );
}
