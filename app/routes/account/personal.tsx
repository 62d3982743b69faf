import "~/ui/page/personal.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { avatarMaxBytes } from "~/rules/limits";
import { formOf } from "~/session/posted-form.server";
import { requireSession } from "~/session/workspace.server";
import { AccountCard } from "./account-card";
import { AvatarCard } from "./avatar-card";
import { ContactCard } from "./contact-card";
import { loadPersonal } from "./personal.server";
import type { PersonalOutcome } from "./personal-outcome";
import { RolesCard } from "./roles-card";
import { SessionsCard } from "./sessions-card";
import { takePersonal } from "./take-personal.server";

export const handle = { title: "account:title" };

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);

  return json(await loadPersonal(asked));
}

export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);

  return takePersonal(asked, await formOf(asked.request, avatarMaxBytes));
}

/** The profile page (§2): picture, account, contact information, sessions, roles. */
export default function Personal() {
  const { t } = useTranslation("account");
  const { user, permissions, sessions, now, hasMailbox, avatarRefused, members, popup } =
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
          <AvatarCard key={user.avatarPicture} user={user} refused={avatarRefused} outcome={outcome} />
          <AccountCard user={user} now={now} />
        </div>
        <div className="personal-main">
          <ContactCard user={user} hasMailbox={hasMailbox} outcome={outcome} />
          {sessions ? <SessionsCard sessions={sessions} /> : null}
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
