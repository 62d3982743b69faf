import { useTranslation } from "react-i18next";
import { Link } from "@remix-run/react";
import type { OwnPermissions } from "~/contract/account";
import type { CurrentUser, Role } from "~/contract/profile";
import { paths } from "~/paths";
import { useShell } from "~/ui/workspace/shell-facts";
import { type PersonalOutcome, formRefusal } from "./personal-forms";
import type { Members } from "./personal.server";
import { RoleRequests } from "./role-requests";
import { RolePopup } from "./role-popup";

type Props = {
  tenants: CurrentUser["tenants"];
  permissions: OwnPermissions | null;
  members: Members | null;
  popup: string | null;
  outcome: PersonalOutcome | undefined;
};

/** The user's roles in each tenant (§6), and for users who may assign roles, those of everyone in this one. */
export function RolesCard({ tenants, permissions, members, popup, outcome }: Props) {
  const { t } = useTranslation("account");
  return (
    <section className="card" id="roles" aria-labelledby="roles-title">
      <h2 id="roles-title">{t("roles.title")}</h2>
      <ul className="tenant-roles">
        {tenants.map(({ id, tenantName, supplierCode, roles }) => (
          <li key={id}>
            <p>
              <span lang="" translate="no">
                {tenantName}
              </span>
              <small>{supplierCode}</small>
            </p>
            <RoleNames roles={roles} />
          </li>
        ))}
      </ul>
      {permissions ? <PermissionNames permissions={permissions} /> : null}
      {members ? <RoleRequests requests={members.requests} outcome={outcome} /> : null}
      {members ? <MemberList members={members} /> : null}
      {members && popup !== null ? (
        <RolePopup
          key={popup}
          members={members}
          member={members.rows.find(({ userAccount }) => userAccount === popup)}
          account={popup}
          refusal={formRefusal(outcome, "roles")}
        />
      ) : null}
    </section>
  );
}

/** Everyone in this tenant with their roles, and the link to the popup that changes them. */
function MemberList({ members: { rows, page, pages, total } }: { members: Members }) {
  const { t } = useTranslation(["account", "common"]);
  const { tenant } = useShell();
  return (
    <div className="members">
      <div className="members-head">
        <h3>
          {t("roles.members")}
          <small>{t("roles.count", { count: total })}</small>
        </h3>
        <Link to={paths.memberRoles(page)} className="button-default" preventScrollReset>
          {t("roles.add")}
        </Link>
      </div>
      <p className="field-hint" lang="" translate="no">
        {tenant.tenantName}
      </p>
      {rows.length === 0 ? <p className="members-empty">{t("roles.nobody")}</p> : null}
      <ul className="member-list">
        {rows.map(({ userAccount, userName, roles, isSelf }) => (
          <li key={userAccount}>
            <p className="member-name">
              <span lang="" translate="no">
                {userName}
              </span>
              <small lang="" translate="no">
                {userAccount}
              </small>
            </p>
            <RoleNames roles={roles} />
            {isSelf ? (
              <span className="member-self">{t("roles.self")}</span>
            ) : (
              <Link to={paths.memberRoles(page, userAccount)} className="button-quiet" preventScrollReset>
                {t("roles.edit")}
                <span className="off-screen" lang="" translate="no">
                  {" "}
                  {userName}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className="pages" aria-label={t("common:list.pages")}>
          {page > 0 ? <Link to={paths.members(page - 1)}>{t("common:list.previous")}</Link> : null}
          {page + 1 < pages ? <Link to={paths.members(page + 1)}>{t("common:list.next")}</Link> : null}
        </nav>
      ) : null}
    </div>
  );
}

/** The permissions of the roles in the current tenant (§6): the screens that they open, and the actions on them. */
function PermissionNames({ permissions: { menus, buttons, superAdmin } }: { permissions: OwnPermissions }) {
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

/** Roles as a list of their names (§6). */
function RoleNames({ roles }: { roles: Role[] }) {
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
