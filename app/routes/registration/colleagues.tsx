import "./colleagues.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { colleagues } from "~/contract";
import { env } from "~/config/env.server";
import { shownSections } from "~/rules/registration/shown-sections";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { failureWords } from "~/ui/feedback/failure-words";
import { ColleagueList } from "./colleague-list";
import { takeColleagueStep } from "./colleagues.server";
import { InviteColleagueForm } from "./invite-colleague-form";

export const handle = { title: "colleagues:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  await ownerDraft(portal);
  const { colleagues: rows } = await portal.call(colleagues.list, {});
  return json({ rows, tabs: shownSections(env.REGISTRATION_HIDDEN_TAB) });
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  return takeColleagueStep(portal);
}

/** The colleagues whom the registrant has invited to some tabs, and the form to invite one. */
export default function Colleagues() {
  const { t, i18n } = useTranslation("colleagues");
  const { rows, tabs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { state, formData } = useNavigation();
  const isBusy = state === "submitting" && formData?.get("intent") === "invite";
  return (
    <div className="colleagues">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {outcome?.code ? (
        <p className="notice notice-error" role="alert">
          {failureWords(i18n, { ...outcome, code: outcome.code })}
        </p>
      ) : null}
      {rows.length > 0 ? <ColleagueList rows={rows} tabs={tabs} outcome={outcome} /> : null}
      <InviteColleagueForm key={rows.length} tabs={tabs} outcome={outcome} isBusy={isBusy} />
    </div>
  );
}
