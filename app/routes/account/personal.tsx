import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, Link, Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/personal.css";
import { avatarMaxBytes } from "~/rules/profile/avatar";
import { requestFor } from "~/session/request.server";
import type { CurrentUser } from "~/contract/profile";
import { paths } from "~/paths";
import { Instant } from "~/ui/base/instant";
import { useShell } from "~/ui/workspace/shell-facts";
import { formatInstant } from "~/rules/format";
import { AuthenticatorCard } from "./authenticator-card";
import { AvatarCard } from "./avatar-card";
import { ContactCard } from "./contact-card";
import { loadPersonal } from "./personal.server";
import type { PersonalOutcome } from "./personal-forms";
import { PasskeysCard } from "./passkeys-card";
import { RolesCard } from "./roles-card";
import { SessionsCard } from "./sessions-card";
import { takePersonal } from "./take-personal.server";

export const handle = { title: "account:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return json(await loadPersonal(portal));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return takePersonal(portal, await portal.form(avatarMaxBytes));
}

/** The profile page (§2): picture, account, contact information, sessions, consent, roles. */
export default function Personal() {
  const { t } = useTranslation("account");
  const {
    user,
    permissions,
    sessions,
    passkeys,
    authenticator,
    consentDate,
    now,
    hasMailbox,
    avatarRefusal,
    members,
    popup,
  } = useLoaderData<typeof loader>();
  const outcome = useActionData<PersonalOutcome>();
  return (
    <>
      <div>
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <div className="personal">
        <div className="personal-side">
          <AvatarCard key={user.avatarPicture} user={user} refusal={avatarRefusal} outcome={outcome} />
          <AccountCard user={user} now={now} />
        </div>
        <div className="personal-main">
          <ContactCard user={user} hasMailbox={hasMailbox} outcome={outcome} />
          {passkeys ? <PasskeysCard passkeys={passkeys} email={user.email} hasMailbox={hasMailbox} /> : null}
          {authenticator ? <AuthenticatorCard own={authenticator} /> : null}
          {sessions ? <SessionsCard sessions={sessions} /> : null}
          {consentDate ? <ConsentCard consentDate={consentDate} /> : null}
          <RolesCard
            tenants={user.tenants}
            permissions={permissions}
            members={members}
            popup={popup}
            outcome={outcome}
          />
        </div>
      </div>
    </>
  );
}

/** The owner of the account, and the time zone of the displayed times. */
function AccountCard({ user, now }: { user: CurrentUser; now: string }) {
  const { t } = useTranslation("account");
  const { zone, region } = useShell();
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">{t("account.title")}</h2>
      <dl className="personal-facts">
        <div>
          <dt>{t("account.name")}</dt>
          <dd lang="" translate="no">
            {user.userName}
          </dd>
        </div>
        <div>
          <dt>{t("account.account")}</dt>
          <dd lang="" translate="no">
            {user.userAccount}
          </dd>
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

/** `consentDate` is a local time without a zone, so it is shown unchanged. */
type Props = { consentDate: string };

/** The consent of a user in India, with its date and a button to withdraw it. */
function ConsentCard({ consentDate }: Props) {
  const { t, i18n } = useTranslation("account");
  const isBusy = useNavigation().state !== "idle";
  const at = formatInstant(i18n.language, `${consentDate.replace(" ", "T")}Z`, "GMT");
  return (
    <section className="card" aria-labelledby="consent-card-title" aria-busy={isBusy}>
      <h2 id="consent-card-title">{t("withdrawConsent.title")}</h2>
      <p>{t("withdrawConsent.given", { at })}</p>
      <ul className="consent-texts">
        <li>
          <Link to={paths.text("agreement")}>{t("withdrawConsent.agreement")}</Link>
        </li>
        <li>
          <Link to={paths.text("privacy")}>{t("withdrawConsent.policy")}</Link>
        </li>
      </ul>
      <details className="contact-removal">
        <summary className="button-quiet">{t("withdrawConsent.open")}</summary>
        <Form method="post" reloadDocument className="contact-form">
          <p>{t("withdrawConsent.consequences")}</p>
          <div className="section-actions">
            <button type="submit" name="intent" value="consentWithdraw" className="button-default">
              {t("withdrawConsent.confirm")}
            </button>
          </div>
        </Form>
      </details>
    </section>
  );
}
