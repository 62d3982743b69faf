import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ContactLine } from "~/ui/page/contact";
import { Dropdown } from "../base/dropdown";
import { useShell } from "../workspace/shell-facts";
import { SignOut } from "../workspace/sign-out";

/** The signed-in user with their roles (§6), the link to the profile page (§2), and signing out. */
export function UserMenu() {
  const { t } = useTranslation("workspace");
  const { user, region, roleNames, support, zone, zoneName } = useShell();
  return (
    <Dropdown
      className="user-menu"
      label={
        <>
          <UserMark {...user} />
          <span className="user-name" lang="" translate="no">
            {user.userName}
          </span>
          <span className="off-screen">{t("user.menu")}</span>
        </>
      }
    >
      <dl className="user-facts">
        <div>
          <dt>{t("user.name")}</dt>
          <dd lang="" translate="no">
            {user.userName}
          </dd>
        </div>
        <div>
          <dt>{t("user.account")}</dt>
          <dd lang="" translate="no">
            {user.userAccount}
          </dd>
        </div>
        <div>
          <dt>{t("user.region")}</dt>
          <dd>{region.name}</dd>
        </div>
        <div>
          <dt>{t("zone.label")}</dt>
          <dd>
            <Link to={paths.workspaceZone}>{zoneName ?? zone}</Link>
          </dd>
        </div>
        <div>
          <dt>{t("user.roles")}</dt>
          <dd>{roleNames.length > 0 ? roleNames.join(t("user.listSeparator")) : t("user.noRoles")}</dd>
        </div>
      </dl>
      <Link to={paths.personal} className="button-default user-leave">
        {t("user.personal")}
      </Link>
      <ContactLine support={support} className="contact user-contact" />
      <SignOut className="button-default user-leave" />
    </Dropdown>
  );
}

/** The user at a glance: the picture, or the first letter of the name. Decorative. */
export function UserMark({ userName, avatarPicture }: { userName: string; avatarPicture: string | null }) {
  return (
    <span className="user-mark" aria-hidden="true" lang="" translate="no">
      {avatarPicture ? <img src={avatarPicture} alt="" /> : [...userName.trim()][0]?.toUpperCase()}
    </span>
  );
}
