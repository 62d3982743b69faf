import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useShell } from "~/ui/shell/shell-facts";
import type { Members } from "./personal.server";
import { RoleNames } from "./role-names";

/** Everybody in this tenant with their roles, and the way to the popup that changes them. */
export function MemberList({ members: { rows, page, pages, total } }: { members: Members }) {
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
      <p className="field-hint" lang="">
        {tenant.tenantName}
      </p>
      {rows.length === 0 ? <p className="members-empty">{t("roles.nobody")}</p> : null}
      <ul className="member-list">
        {rows.map(({ userAccount, userName, roles, isSelf }) => (
          <li key={userAccount}>
            <p className="member-name">
              <span lang="">{userName}</span>
              <small lang="">{userAccount}</small>
            </p>
            <RoleNames roles={roles} />
            {isSelf ? (
              <span className="member-self">{t("roles.self")}</span>
            ) : (
              <Link to={paths.memberRoles(page, userAccount)} className="button-quiet" preventScrollReset>
                {t("roles.edit")}
                <span className="off-screen" lang="">
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
