import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { registration } from "~/contract";
import { env } from "~/config/env.server";
import { ownSections } from "~/rules/registration/shown-sections";
import { paths } from "~/paths";
import { useRoot } from "~/root";
import { failureWords } from "~/ui/feedback/failure-words";
import { SignOut } from "~/ui/workspace/sign-out";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";

export const handle = { title: "errors:forbidden.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  const { query, hasSession } = portal;
  const isBarred = query.get("loginable") === "0";
  const code = isBarred ? "signIn.barred" : (query.get("code") ?? "request.e403").slice(0, 80);
  return json(
    { code, isSignedIn: !isBarred && (await hasSession()), colleague: await findColleague(portal, code) },
    { status: 403 },
  );
}

/**
 * For a colleague on a registration: the registrant to contact, and the link to their own part. Null for everyone else.
 */
async function findColleague(portal: Portal, code: string) {
  if (!code.startsWith("colleague.") || !(await portal.hasRegistration())) return null;
  const draft = await portal.optional(registration.load, {});
  if (!draft?.colleague) return null;
  const [first] = ownSections(env.REGISTRATION_HIDDEN_TAB, draft.colleague);
  return { name: draft.name, to: first && !draft.submission ? paths.section(first) : paths.part };
}

/** The user's options after a refusal: start a new sign-in, or sign out of the account. */
const ways: Record<string, "again" | "leave"> = {
  "signIn.failed": "again",
  "signIn.gone": "again",
  "token.otherBrowser": "again",
  "token.used": "again",
  "signIn.unknownAccount": "again",
  "tenant.none": "leave",
};

/** §2, /403. A user whose sign-in is not allowed on this domain (`loginable=0`) sees whom to contact (§4). */
export default function Forbidden() {
  const { t, i18n } = useTranslation(["errors", "workspace", "common"]);
  const { code, isSignedIn, colleague } = useLoaderData<typeof loader>();
  const flash = useRoot()?.flash;
  // Anyone can craft an address, so for an unknown code only the base API's own message is shown, which comes from a
  // cookie.
  const isKnown = i18n.exists(`errors:${code}`) && (colleague !== null || !code.startsWith("colleague."));
  const named = { code: isKnown ? code : "request.e403", params: colleague ? { name: colleague.name } : undefined };
  const notice = flash?.code === code ? flash : named;
  const way = Object.hasOwn(ways, code) ? ways[code] : undefined;
  const isOfSignIn = /^(signIn|token|staffInvitation)\./.test(code);
  return (
    <main id="main" className="error-page">
      <img src="/logo.svg" alt="" width={48} height={48} />
      <h1>{isOfSignIn ? t("signIn.title") : t("forbidden.title")}</h1>
      <p>{failureWords(i18n, { ...notice, status: 403 })}</p>
      <div className="section-actions">
        {way === "again" ? (
          <Link to={paths.workspace} reloadDocument className="button-primary">
            {t("signIn.again")}
          </Link>
        ) : null}
        {way === "leave" ? <SignOut className="button-primary" /> : null}
        {isSignedIn && !way ? (
          <Link to={paths.workspace} className="button-primary">
            {t("common:generic.back")}
          </Link>
        ) : null}
        {colleague ? (
          <Link to={colleague.to} className="button-primary">
            {t("toPart")}
          </Link>
        ) : null}
        <Link to={paths.home} className={way || isSignedIn || colleague ? "button-default" : "button-primary"}>
          {t("toHome")}
        </Link>
      </div>
    </main>
  );
}
