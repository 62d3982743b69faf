import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useRoot } from "~/root";
import { heldIn } from "~/session/caller.server";
import { sessionCookie } from "~/session/cookies.server";
import { failureWords } from "~/ui/feedback/failure-words";
import { SignOut } from "~/ui/shell/sign-out";

export const handle = { title: "errors:forbidden.title" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isBarred = searchParams.get("loginable") === "0";
  return json(
    {
      code: isBarred ? "signIn.barred" : (searchParams.get("code") ?? "request.e403").slice(0, 80),
      isSignedIn: !isBarred && (await heldIn(sessionCookie, request)) !== undefined,
    },
    { status: 403 },
  );
}

/** What one can do about a refusal: begin a new sign-in, or leave the account one is signed in with. */
const ways: Record<string, "again" | "leave"> = {
  "signIn.failed": "again",
  "signIn.gone": "again",
  "signIn.providerDown": "again",
  "token.otherBrowser": "again",
  "token.used": "again",
  "signIn.unknownAccount": "leave",
  "tenant.none": "leave",
};

/** §2, /403. An account barred from this domain (`loginable=0`) is told whom to ask (§4). */
export default function Forbidden() {
  const { t, i18n } = useTranslation(["errors", "workspace", "common"]);
  const { code, isSignedIn } = useLoaderData<typeof loader>();
  const flash = useRoot()?.flash;
  // An address may be anybody's: of a code we do not know, only the base API's own words are said, and those come in a cookie.
  const told = flash?.code === code ? flash : { code: i18n.exists(`errors:${code}`) ? code : "request.e403" };
  const way = Object.hasOwn(ways, code) ? ways[code] : undefined;
  const isOfSignIn = /^(signIn|token)\./.test(code);
  return (
    <main id="main" className="error-page">
      <img src="/logo.svg" alt="" width={48} height={48} />
      <h1>{isOfSignIn ? t("signIn.title") : t("forbidden.title")}</h1>
      <p>{failureWords(i18n, { ...told, status: 403 })}</p>
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
        <Link to={paths.home} className={way || isSignedIn ? "button-default" : "button-primary"}>
          {t("toHome")}
        </Link>
      </div>
    </main>
  );
}
