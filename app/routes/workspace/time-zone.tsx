import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lov, profile } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { timeZonePageSize } from "~/rules/paging/page-sizes";
import { parsePagePlace } from "~/rules/paging/paging";
import { safePath } from "~/rules/files/safe-path";
import { zoneCookie } from "~/session/cookies.server";
import { isAboutAccess } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { Instant } from "~/ui/base/instant";
import { useShell } from "~/ui/workspace/shell-facts";
import { ZoneList, type Zones } from "~/ui/shell/time-zone-switch";

export const handle = { title: "workspace:zone.label" };

const longestZone = 40;

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return json({ ...(await loadZones(portal)), now: new Date().toISOString() });
}

/**
 * §4, time zone change: a code in the response is stored and the page loaded again; without one the page shows an
 * error.
 */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const form = await portal.form();
  const to = safePath(form.get("to"), paths.workspace);
  const timeZone = formText(form, "timeZone").slice(0, longestZone);

  const { answer, failure } = await portal.attempt(profile.updateUserTimeZone, { timeZone });

  if (failure && isAboutAccess(failure)) throw await portal.answerFor(failure);
  if (!answer?.code)
    return redirect(to, { status: 303, headers: { "set-cookie": await flash({ code: "timeZone.failed" }) } });
  const headers = new Headers({ "set-cookie": await zoneCookie.serialize(answer.code) });
  headers.append("set-cookie", await flash({ code: "timeZone.changed", params: { zone: answer.code } }));
  return redirectDocument(to, { status: 303, headers });
}

const longestQuery = 100;

/**
 * The page of HIAM.TIME_ZONE in the address (§7: page size 10). The top bar uses it too, and must not fail because of
 * it.
 */
async function loadZones(portal: Portal): Promise<Zones> {
  const query = (portal.query.get("query") ?? "").slice(0, longestQuery);
  const { page } = parsePagePlace(portal.query);
  const { answer, failure } = await portal.attempt(lov.values, {
    lovCode: "HIAM.TIME_ZONE",
    query: query || undefined,
    page,
    size: timeZonePageSize,
  });
  if (failure && isAboutAccess(failure)) throw await portal.answerFor(failure);
  if (failure) return { rows: [], query, page, pages: 0, failed: true };
  const rows = answer.content.map(({ value, meaning }) => ({ value, meaning }));
  return { rows, query, page, pages: answer.totalPages, failed: false };
}

/** The time zones as a page: for phones, and for browsers without scripts. */
export default function Zone() {
  const { t } = useTranslation("workspace");
  const { now, ...zones } = useLoaderData<typeof loader>();
  const { zone, zoneName } = useShell();
  return (
    <>
      <h1>{t("zone.label")}</h1>
      <section className="card zone-card" aria-labelledby="zone-now">
        <h2 id="zone-now">{zoneName ?? zone}</h2>
        <p>
          {t("zone.now")}
          <Instant at={now} />
        </p>
        <p className="field-hint">{t("zone.hint")}</p>
      </section>
      <section className="card" aria-labelledby="zone-choose">
        <h2 id="zone-choose">{t("zone.choose")}</h2>
        <ZoneList zones={zones} to={paths.workspaceZone} />
      </section>
    </>
  );
}
