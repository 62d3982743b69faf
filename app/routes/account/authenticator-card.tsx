import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OwnAuthenticator } from "~/contract/authenticator";
import { paths } from "~/paths";
import { Instant } from "~/ui/base/instant";

/** The user's authenticator app and recovery codes, and the pages that change them (decision 067). */
export function AuthenticatorCard({ own: { authenticator, recoveryCodes } }: { own: OwnAuthenticator }) {
  const { t } = useTranslation("account");
  return (
    <section className="card" aria-labelledby="authenticator-title">
      <h2 id="authenticator-title">{t("authenticator.title")}</h2>
      <p className="field-hint">{t("authenticator.lead")}</p>
      {authenticator === null ? (
        <p>{t("authenticator.none")}</p>
      ) : (
        <p>
          <span className="session-when">
            {t("passkeys.added")}
            <Instant at={authenticator.addedAt} />
          </span>
          <span className="session-when">
            {authenticator.lastUsedAt === null ? (
              t("passkeys.neverUsed")
            ) : (
              <>
                {t("passkeys.lastUsed")}
                <Instant at={authenticator.lastUsedAt} />
              </>
            )}
          </span>
        </p>
      )}
      <p>
        <Link to={paths.authenticator(authenticator === null ? "add" : "remove")} className="button-default">
          {t(`authenticator.tasks.${authenticator === null ? "add" : "remove"}.title`)}
        </Link>
      </p>
      {recoveryCodes === null ? null : (
        <>
          <h3>{t("authenticator.recoveryCodes")}</h3>
          <p>{t("authenticator.left", { count: recoveryCodes.left })}</p>
          <p>
            <Link to={paths.authenticator("recoveryCodes")} className="button-default">
              {t("authenticator.tasks.recoveryCodes.title")}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
