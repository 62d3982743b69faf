import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "~/contract/profile";
import { paths } from "~/paths";
import { Instant } from "~/ui/page/instant";
import { useShell } from "~/ui/shell/shell-facts";

/** Whose account this is, and by which clock its times are shown. */
export function AccountCard({ user, now }: { user: CurrentUser; now: string }) {
  const { t } = useTranslation("account");
  const { zone, region } = useShell();
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">{t("account.title")}</h2>
      <dl className="personal-facts">
        <div>
          <dt>{t("account.name")}</dt>
          <dd lang="">{user.userName}</dd>
        </div>
        <div>
          <dt>{t("account.account")}</dt>
          <dd lang="">{user.userAccount}</dd>
        </div>
        <div>
          <dt>{t("account.region")}</dt>
          <dd>{region.name}</dd>
        </div>
        <div>
          <dt>{t("account.zone")}</dt>
          <dd>
            {user.timeZone?.meaning ?? zone}
            <span className="personal-more">
              {t("account.now")}
              <Instant at={now} />
            </span>
            <Link to={paths.workspaceZone}>{t("account.changeZone")}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
