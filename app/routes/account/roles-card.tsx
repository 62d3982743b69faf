import { useTranslation } from "react-i18next";
import type { OwnPermissions } from "~/contract/account";
import type { CurrentUser } from "~/contract/profile";
import { MemberList } from "./member-list";
import { PermissionNames } from "./permission-names";
import { type PersonalOutcome, formRefusal } from "./personal-outcome";
import type { Members } from "./personal.server";
import { RoleNames } from "./role-names";
import { RoleRequests } from "./role-requests";
import { RolePopup } from "./role-popup";

type Props = {
  tenants: CurrentUser["tenants"];
  permissions: OwnPermissions | null;
  members: Members | null;
  popup: string | null;
  outcome: PersonalOutcome | undefined;
};

/** The roles in each tenant (§6), and for those who give them: those of everybody in this one. */
export function RolesCard({ tenants, permissions, members, popup, outcome }: Props) {
  const { t } = useTranslation("account");
  return (
    <section className="card" id="roles" aria-labelledby="roles-title">
      <h2 id="roles-title">{t("roles.title")}</h2>
      <ul className="tenant-roles">
        {tenants.map(({ id, tenantName, supplierCode, roles }) => (
          <li key={id}>
            <p>
              <span lang="">{tenantName}</span>
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
