import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/sign-in.css";
import type { StaffInvitation } from "~/contract/staff";
import { paths } from "~/paths";
import { useRoot } from "~/root";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { formatDay } from "~/rules/format";
import { requestFor } from "~/session/request.server";
import { NewPasswordFields } from "../sign-in/password-field";
import { type FormFindings, StepForm } from "../sign-in/step-form";
import { StepFrame } from "../sign-in/step-frame";
import { loadJoin, takeJoin } from "./join.server";

export const handle = { title: "signIn:join.title" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const loader = (args: LoaderFunctionArgs) => loadJoin(requestFor(args));

export const action = (args: ActionFunctionArgs) => takeJoin(requestFor(args));

/**
 * The page on which a person of the buying company or of a supplier opens their account with the link of an invitation.
 */
export default function Join() {
  const { invitation, isDone } = useLoaderData<typeof loader>();
  const findings = useActionData<FormFindings>();
  return (
    <main id="main" className="sign-in-page">
      {invitation ? <JoinStep invitation={invitation} findings={findings} /> : <JoinEnd isDone={isDone} />}
    </main>
  );
}

type JoinStepProps = { invitation: StaffInvitation; findings: FormFindings | undefined };

/** The facts of an invitation, and the form for the invited person's password. */
function JoinStep({ invitation, findings }: JoinStepProps) {
  const { t, i18n } = useTranslation("signIn");
  const { companyName, userName, userAccount, role, isSuperAdmin, isSupplier, expiresAt, hasCompanyDoor } = invitation;
  const facts = [
    { label: t("join.company"), value: companyName, isForeign: true },
    { label: t("join.name"), value: userName, isForeign: true },
    { label: t("join.account"), value: userAccount, isForeign: true },
    { label: t(isSupplier ? "join.areas" : "join.role"), value: isSuperAdmin ? t("join.superAdmin") : role },
    { label: t("join.expires"), value: formatDay(i18n.language, expiresAt, manufacturerZone) },
  ];
  const brand = useRoot()?.brand;
  const isOfPassword = findings?.fields !== undefined;
  const password = (
    <>
      <StepForm
        id="join"
        intent="join"
        submit={t("join.submit")}
        findings={hasCompanyDoor && !isOfPassword ? undefined : findings}
      >
        <NewPasswordFields account={userAccount} findings={findings} />
      </StepForm>
      <p className="sign-in-aside">{t("join.code")}</p>
    </>
  );
  return (
    <StepFrame
      title={t("join.title")}
      lead={
        isSupplier ? t("join.supplierLead", { brand }) : t(hasCompanyDoor ? "join.companyLead" : "join.lead", { brand })
      }
    >
      <dl className="stop-facts">
        {facts.map(({ label, value, isForeign }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={isForeign ? "" : undefined} translate={isForeign ? "no" : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {hasCompanyDoor ? (
        <>
          <StepForm
            id="join-company"
            intent="company"
            submit={t("join.companySubmit", { brand })}
            findings={isOfPassword ? undefined : findings}
          >
            <p className="field-hint">{t("join.companyHint")}</p>
          </StepForm>
          <details className="join-password" open={isOfPassword}>
            <summary>{t("join.withPassword")}</summary>
            {password}
          </details>
        </>
      ) : (
        password
      )}
    </StepFrame>
  );
}

/** The account is open, or the link no longer works: either way, the sign-in is next. */
function JoinEnd({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation("signIn");
  return (
    <div className="card sign-in-card" role={isDone ? "status" : undefined}>
      <h1>{t(isDone ? "join.done" : "join.gone.title")}</h1>
      <p>{t(isDone ? "join.doneText" : "join.gone.text")}</p>
      <div className="section-actions">
        <Link to={paths.workspace} reloadDocument className={isDone ? "button-primary" : "button-default"}>
          {t(isDone ? "submit" : "join.signIn")}
        </Link>
      </div>
    </div>
  );
}
