import "~/ui/page/personal.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { avatarMaxBytes } from "~/rules/limits";
import { requestFor } from "~/session/request.server";
import { AccountCard } from "./account-card";
import { AvatarCard } from "./avatar-card";
import { ConsentCard } from "./consent-card";
import { ContactCard } from "./contact-card";
import { loadPersonal } from "./personal.server";
import type { PersonalOutcome } from "./personal-forms";
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
  const { user, permissions, sessions, consentDate, now, hasMailbox, avatarRefusal, members, popup } =
    useLoaderData<typeof loader>();
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
