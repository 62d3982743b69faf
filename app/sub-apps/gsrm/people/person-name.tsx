import { Link } from "../../built-in/router";
import { useTranslation } from "react-i18next";
import type { StaffMember } from "~/contract/people";
import { listPaths } from "~/list-paths";
import { formatList } from "~/rules/format";

type Props = { person: StaffMember; isLink?: boolean };

/** The name of a person, with the account, and whether it is deactivated. */
export function PersonName({ person, isLink = false }: Props) {
  const { t } = useTranslation("people");
  const { accountId, userName, userAccount, isSelf, isBarred } = person;
  return (
    <>
      {isLink ? (
        <Link to={listPaths.person(accountId)} lang="">
          {userName}
        </Link>
      ) : (
        <span lang="">{userName}</span>
      )}{" "}
      {isSelf ? t("self") : null} {isBarred ? <span className="badge badge-late">{t("barred")}</span> : null}
      <span className="people-account rows-address" lang="">
        {userAccount}
      </span>
    </>
  );
}

/** The roles of a person, with the flag of a super admin first. */
export function PersonRoles({ person: { roles, isSuperAdmin } }: Pick<Props, "person">) {
  const { t, i18n } = useTranslation("people");
  const names = [...(isSuperAdmin ? [t("superAdmin")] : []), ...roles.map(({ name }) => name)];
  return <>{formatList(i18n.language, names)}</>;
}
