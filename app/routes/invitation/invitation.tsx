import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/start.css";
import "~/ui/page/sign-in.css";
import { invitations } from "~/contract";
import { paths } from "~/paths";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { formText } from "~/rules/form-values";
import { formatDay } from "~/rules/format";
import { readLinkKey } from "~/rules/link-key";
import { isAbroad } from "~/rules/registration/self-registration";
import { readEntry, saveEntry } from "~/session/entry.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { loadText, withMinutes } from "../home/static-text.server";
import { AgreementForm } from "../registration/agreement";

export const handle = { title: "registration:invitation.title" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

const findInvitation = (portal: Portal) => portal.find(invitations.look, { token: readLinkKey(portal.query) });

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  const [invitation, userAgreement, protectionPolicy, language] = await Promise.all([
    findInvitation(portal),
    loadText(portal.call, "ISP.USER_AGREEMENT"),
    loadText(portal.call, "ISP.PROTECTION_POLICY"),
    portal.language,
  ]);
  const texts = [
    { ...withMinutes(userAgreement, language), page: paths.text("agreement") },
    { ...withMinutes(protectionPolicy, language), page: paths.text("privacy") },
  ];
  return json({ invitation, texts }, invitation ? 200 : 404);
}

/**
 * Passes the invitation on to the step where the email address is confirmed: the link alone does not start a
 * registration.
 */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const form = await portal.form();
  const consent = formText(form, "consentAgreementFlag") === "1";
  if (!consent) return json({ consent }, 422);
  const invitation = await findInvitation(portal);
  if (!invitation || invitation.standing === "expired")
    return redirect(paths.invitation(readLinkKey(portal.query)), 303);
  const { registration: _registration, ...entry } = await readEntry(portal.request);
  const { country, email } = invitation;
  const cookie = await saveEntry({ ...entry, country, consent, invitation: { key: readLinkKey(portal.query), email } });
  return redirect(paths.registerStart, { status: 303, headers: { "set-cookie": cookie } });
}

/** The page of an emailed invitation: the sender, the invited company, the expiry date, and the button to start. */
export default function InvitationPage() {
  const { t, i18n } = useTranslation("registration");
  const { invitation, texts } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const standing = invitation?.standing ?? "unknown";
  const facts = invitation
    ? [
        ["company", invitation.companyName],
        ["country", invitation.countryName],
        ["invitedBy", invitation.invitedBy],
        ["email", invitation.email],
        ["expires", formatDay(i18n.language, invitation.expiresAt, manufacturerZone)],
      ]
    : [];
  const isUsable = standing === "open" || standing === "registered";
  return (
    <main id="main" className="narrow start-page">
      <h1>{t(`invitation.${standing}.title`)}</h1>
      <p className="lead">{t(`invitation.${standing}.text`)}</p>
      {invitation ? (
        <dl className="stop-facts card">
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{t(`invitation.${fact}`)}</dt>
              <dd
                lang={fact === "company" || fact === "invitedBy" ? "" : undefined}
                translate={fact === "company" || fact === "invitedBy" ? "no" : undefined}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isUsable && invitation ? (
        <div className="card start-sheet">
          <p>{t(isAbroad(invitation.country) ? "invitation.neededAbroad" : "invitation.needed")}</p>
          <AgreementForm texts={texts} consent={false} refusal={outcome} action="" />
        </div>
      ) : (
        <div className="section-actions">
          <Link to={paths.home} className="button-default">
            {t("before.back")}
          </Link>
        </div>
      )}
    </main>
  );
}
