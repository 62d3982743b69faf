import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { profile } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { zoneCookie } from "~/session/cookies.server";
import { flash } from "~/session/flash.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { formOf } from "~/session/posted-form.server";
import { requireSession } from "~/session/workspace.server";
import { Instant } from "~/ui/page/instant";
import { useShell } from "~/ui/shell/shell-facts";
import { ZoneList } from "~/ui/shell/zone-list";
import { placeIn, requireTellable } from "./back.server";
import { loadZones } from "./zone.server";

export const handle = { title: "workspace:zone.label" };

const longestZone = 40;

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);

  return json({ ...(await loadZones(asked)), now: new Date().toISOString() });
}

/** §4, time zone change: a code that comes back is stored and the page loaded anew; without one the page says so. */
export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const posted = await formOf(asked.request);
  const timeZone = formText(posted, "timeZone").slice(0, longestZone);

  const code = await changeZone(asked, timeZone);

  if (!code)
    return redirect(placeIn(posted), {
      status: 303,
      headers: { "set-cookie": await flash({ code: "timeZone.failed" }) },
    });
  const headers = new Headers({ "set-cookie": await zoneCookie.serialize(code) });
  headers.append("set-cookie", await flash({ code: "timeZone.changed", params: { zone: code } }));
  return redirectDocument(placeIn(posted), { status: 303, headers });
}

async function changeZone(asked: ActionFunctionArgs, timeZone: string) {
  try {
    const call = await bareGatewayFor(asked);
    return (await call(profile.updateUserTimeZone, { timeZone })).code;
  } catch (error) {
    await requireTellable(error, asked.request);
    return null;
  }
}

/** The time zones on a page of their own: for phones, and for browsers without scripts. */
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
