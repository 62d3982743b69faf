import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, type MetaFunction, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import "~/ui/page/sign-in.css";
import { stopChange } from "~/contract";
import { requestFor } from "~/session/request.server";
import { formatInstant, formatList } from "~/rules/format";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { parseChangeLink } from "./change-link";

export const handle = { title: "stopChange:title" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const change = await requestFor(args).find(stopChange.look, parseChangeLink(args));
  return json({ change }, change ? 200 : 404);
}

/** Stops the change and reloads the page, which then shows the result. Stopping it twice has no further effect. */
export async function action(args: ActionFunctionArgs) {
  await requestFor(args).find(stopChange.stop, parseChangeLink(args));
  const { pathname, search } = new URL(args.request.url);
  return redirect(pathname + search, 303);
}

/**
 * The page for a contact of a company who follows the link in the email: the change that would be stopped, and the
 * button.
 */
export default function StopChange() {
  const { t } = useTranslation("stopChange");
  const { change } = useLoaderData<typeof loader>();
  const standing = change?.standing ?? "unknown";
  return (
    <main id="main" className="sign-in-page">
      <div className="card sign-in-card">
        <h1>{t(`${standing}.title`)}</h1>
        <p>{t(`${standing}.text`, { what: t(`what.${change?.subject ?? "representative"}`) })}</p>
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

type Change = z.output<typeof stopChange.look.answer>;

/** Whether the change may still take effect; a stopped one is not waiting for approval. */
const isWaiting = ({ standing }: Change) => standing === "open" || standing === "closed";

/** The change that the link belongs to, with its accounts masked. */
function StopFacts({ change }: { change: Change }) {
  const { t, i18n } = useTranslation("stopChange");
  const { companyName, before, after, proposedAt, approvedAt, effectiveAt } = change;
  const at = (instant: string) => formatInstant(i18n.language, instant, manufacturerZone);
  const listed = (answers: readonly string[]) =>
    answers.length > 0 ? (
      <span lang="" translate="no">
        {answers.join(" · ")}
      </span>
    ) : (
      t("none")
    );
  const facts: { label: string; value: ReactNode }[] = [
    {
      label: t("company"),
      value: companyName ? (
        <span lang="" translate="no">
          {companyName}
        </span>
      ) : (
        "—"
      ),
    },
    { label: t("before"), value: listed(before) },
    { label: t("after"), value: listed(after) },
    { label: t("proposedAt"), value: at(proposedAt) },
  ];
  if (approvedAt.length > 0)
    facts.push({ label: t("approvedAt"), value: formatList(i18n.language, approvedAt.map(at)) });
  if (effectiveAt) facts.push({ label: t("effectiveAt"), value: at(effectiveAt) });
  else if (isWaiting(change)) facts.push({ label: t("effectiveAt"), value: t("notYet") });
  return (
    <dl className="stop-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
