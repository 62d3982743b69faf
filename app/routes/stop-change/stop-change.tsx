import "~/ui/page/sign-in.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, type MetaFunction, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { stopChange } from "~/contract";
import type { Asked } from "~/session/caller.server";
import { found } from "~/session/found.server";
import { StopFacts } from "./stop-facts";

export const handle = { title: "stopChange:title" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(asked: LoaderFunctionArgs) {
  const change = await found(asked, (call) => call(stopChange.look, linkOf(asked)));
  return json({ change }, change ? 200 : 404);
}

/** Stops it and shows the page again, which then says so; stopping it twice is stopping it once. */
export async function action(asked: ActionFunctionArgs) {
  await found(asked, (call) => call(stopChange.stop, linkOf(asked)));
  const { pathname, search } = new URL(asked.request.url);
  return redirect(pathname + search, 303);
}

/** The longest parts a link may have: longer ones are none. */
const longest = { changeId: 64, key: 100 };

/** The change that the address names, and the key to it (S-50). */
function linkOf({ request, params: { changeId = "" } }: Asked & LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return { changeId: changeId.slice(0, longest.changeId), key: key.slice(0, longest.key) };
}

/** What a change of a section is about, as the page names it. */
const whatOf = (section: string | undefined) => (section === "bank" || section === "contact" ? section : "other");

/** What a contact of a company sees who follows the link of the letter: what would be stopped, and the button. */
export default function StopChange() {
  const { t } = useTranslation("stopChange");
  const { change } = useLoaderData<typeof loader>();
  const standing = change?.standing ?? "unknown";
  return (
    <main id="main" className="sign-in-page">
      <div className="card sign-in-card">
        <h1>{t(`${standing}.title`)}</h1>
        <p>{t(`${standing}.text`, { what: t(`what.${whatOf(change?.section)}`) })}</p>
        {change ? <StopFacts change={change} /> : null}
        {standing === "stopped" ? <p>{t("stopped.next")}</p> : null}
        {standing === "open" ? (
          <>
            <p className="notice notice-warning">{t("open.after")}</p>
            <Form method="post" reloadDocument className="sign-in-form">
              <button type="submit" className="button-primary">
                {t("stop")}
              </button>
            </Form>
            <p className="field-hint">{t("open.leave")}</p>
          </>
        ) : null}
      </div>
    </main>
  );
}
