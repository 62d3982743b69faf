import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { contextFrom, sectionState } from "~/rules/registration/completeness";
import { isSectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/sections";
import type { Typed } from "~/rules/typed";
import { useRoot } from "~/root";
import { draftOf } from "~/session/draft.server";
import { requireRegistration } from "~/session/registration.server";
import { today } from "~/session/today";
import { SiteHeader } from "~/ui/page/site-header";
import formStyles from "~/ui/form/form.css?url";
import { ReturnedNotice } from "./returned-notice";
import { TaskList } from "./task-list";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

export const links = () => [{ rel: "stylesheet", href: formStyles }];

export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);

  const { sections, fileCounts, email, returned } = await draftOf(asked);

  const typed = Object.fromEntries(sections.map(({ section, values }) => [section, values as Typed]));
  const context = contextFrom(typed, today(), fileCounts);
  const tasks = shownSections(env.REGISTRATION_HIDDEN_TAB).map((id) => {
    const saved = sections.find(({ section }) => section === id) ?? { values: {}, version: 0 };
    const toMend = (returned?.items ?? []).filter((item) => item.section === id && !item.isChanged).length;
    const state = sectionState(id, { values: saved.values as Typed, version: saved.version }, context);
    return { id, returned: toMend, ...state };
  });
  return json({ tasks, email, returned });
}

/** Every step of the way may have changed what is left to do. */
export const shouldRevalidate = () => true;

/** The wizard: where one is, what is left to do, and the way out. */
export default function Wizard() {
  const { t } = useTranslation();
  const { tasks, email, returned } = useLoaderData<typeof loader>();
  const root = useRoot();
  const { pathname } = useLocation();
  const current = pathname.split("/")[2] ?? "";
  const inSectionForm = isSectionId(current) && !pathname.endsWith("/pick");
  return (
    <>
      <SiteHeader brand={root?.brand ?? ""} path={pathname} inSectionForm={inSectionForm} />
      <div className="wizard">
        <aside className="wizard-side">
          <TaskList tasks={tasks} current={current} inSectionForm={inSectionForm} />
          <div className="wizard-account">
            <p>{t("registration:resumeHint", { email })}</p>
            <Form method="post" action={paths.leave}>
              <button type="submit" className="button-link">
                {t("registration:leave")}
              </button>
            </Form>
            <Link to={paths.withdraw} className="button-link">
              {t("registration:withdraw.link")}
            </Link>
          </div>
        </aside>
        <main id="main" className="wizard-main">
          {returned ? <ReturnedNotice returned={returned} /> : null}
          <Outlet />
        </main>
      </div>
    </>
  );
}
