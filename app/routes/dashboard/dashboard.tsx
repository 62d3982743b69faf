import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { Alarms } from "~/ui/dashboard/alarms";
import { DashboardCards } from "~/ui/dashboard/dashboard-cards";
import chartStyles from "~/ui/charts/charts.css?url";
import dashboardStyles from "~/ui/dashboard/dashboard.css?url";
import { DashboardEditor } from "~/ui/dashboard/dashboard-editor";
import stageStyles from "~/ui/stages/stages.css?url";
import { partOfDay } from "~/rules/workspace/greeting";
import { wallClock } from "~/rules/calendar/time-zone";
import { useShell } from "~/ui/workspace/shell-facts";
import { loadDashboard } from "./load-dashboard.server";
import { saveDashboard } from "./save-dashboard.server";

export const handle = { title: "workspace:title" };

export const links = () => [stageStyles, chartStyles, dashboardStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return json(await loadDashboard(portal));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  const result = await saveDashboard(portal);

  if ("refusal" in result) return json(result, { status: 422 });
  return redirect(result.isDone ? paths.workspace : paths.arrangeDashboard, 303);
}

/** The workspace's first page (§2): a greeting by the hour (§4), and the cards this user works with. */
export default function Dashboard() {
  const { t } = useTranslation("dashboard");
  const { cards, layout, content, isArranging } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (isArranging) return <DashboardEditor cards={cards} savedLayout={layout} content={content} refusal={refusal} />;
  return (
    <>
      <Greeting />
      {cards.length === 0 ? <p className="card">{t("nothing")}</p> : null}
      <Alarms content={content} />
      <DashboardCards cards={cards} layout={layout} content={content} />
      {cards.length > 0 ? (
        <p className="dashboard-arrange">
          <Link to={paths.arrangeDashboard} className="button-quiet">
            {t("arrange.open")}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** Greets the user by local time, and names the company they work for. */
function Greeting() {
  const { t } = useTranslation("workspace");
  const { user, tenant, roles, zone, now } = useShell();
  const hour = wallClock(new Date(now), zone).getUTCHours();
  return (
    <section className="greeting" aria-labelledby="greeting-title">
      <h1 id="greeting-title">
        {t(`greeting.${partOfDay(hour)}`)}
        <span lang="" translate="no">
          {user.userName}
        </span>
      </h1>
      <p>
        <span lang="" translate="no">
          {tenant.tenantName}
        </span>
        {roles.includes("supplier") ? (
          <span className="greeting-code">
            {t("supplierCode")} <strong>{tenant.supplierCode}</strong>
          </span>
        ) : null}
      </p>
    </section>
  );
}
