import { isFailure } from "~/gateway/failure";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { registration } from "~/contract";
import { paths } from "~/paths";
import { next } from "~/rules/onboarding/transitions";
import { registrationCookie, removal } from "~/session/cookies.server";
import { flash } from "~/session/flash.server";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { RegistrationField } from "~/ui/form/parts/registration-field";

export const handle = { title: "withdraw:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const { registrationId, progress, submission } = await ownerDraft(portal);

  const mayWithdraw = next(progress.state, "withdraw") !== undefined;
  return json({ registrationId, mayWithdraw, number: submission?.number ?? null });
}

/** Withdraws the registration, which also ends the session in this browser. */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  await portal.form();
  const { failure } = await portal.attempt(registration.withdraw, {});
  if (isFailure(failure, "onboarding.notPossible")) return json({ isDecided: true }, 409);
  if (failure) throw await portal.answerFor(failure);
  const headers = new Headers({ "set-cookie": await removal(registrationCookie) });
  headers.append("set-cookie", await flash({ code: "registration.withdrawn" }));
  return redirect(paths.register, { status: 303, headers });
}

/** Asks for confirmation before a registration is withdrawn (decision 020), and explains the consequences. */
export default function Withdraw() {
  const { t } = useTranslation(["withdraw", "registration"]);
  const { registrationId, mayWithdraw, number } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isBusy = useNavigation().state === "submitting";
  const mayStill = mayWithdraw && !outcome?.isDecided;
  return (
    <main id="main" className="narrow">
      <h1>{t("title")}</h1>
      {mayStill ? (
        <Form method="post" className="card" aria-busy={isBusy}>
          <RegistrationField id={registrationId} />
          {number ? <p>{t("number", { number })}</p> : null}
          <ul>
            {/* A draft was never with Procurement. */}
            {number ? <li>{t("review")}</li> : null}
            <li>{t("answers")}</li>
            <li>{t("again")}</li>
          </ul>
          <div className="section-actions">
            <button type="submit" className="button-primary button-danger" disabled={isBusy}>
              {isBusy ? t("busy") : t("confirm")}
            </button>
            <Link to={number ? paths.success : paths.review} className="button-default">
              {t("keep")}
            </Link>
          </div>
        </Form>
      ) : (
        <>
          <p className="notice notice-warning" role={outcome ? "alert" : undefined}>
            {t("decided")}
          </p>
          <div className="section-actions">
            <Link to={paths.progress} className="button-primary">
              {t("registration:success.progress")}
            </Link>
          </div>
        </>
      )}
    </main>
  );
}
