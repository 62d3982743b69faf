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
      <Greeting hasCards={cards.length > 0} />
      {cards.length === 0 ? <p className="card">{t("nothing")}</p> : null}
      <Alarms content={content} />
      <DashboardCards cards={cards} layout={layout} content={content} />
    </>
  );
}

/** Greets the user by local time, with the company they work for, the day, and the link to arrange the cards. */
function Greeting({ hasCards }: { hasCards: boolean }) {
  const { t } = useTranslation(["workspace", "dashboard"]);
  const { user, tenant, roles, zone, now, today } = useShell();
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
        <span>{today}</span>
      </p>
      {hasCards ? (
        <Link to={paths.arrangeDashboard} className="button-quiet">
          {t("dashboard:arrange.open")}
        </Link>
      ) : null}
    </section>
  );
}
