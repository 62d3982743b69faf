import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useState, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { draftContext } from "~/rules/registration/draft-context";
import { sectionState } from "~/rules/registration/section-state";
import { listOpen } from "~/rules/onboarding/return-progress";
import { isSectionId } from "~/rules/registration/section-ids";
import { endOfWizard } from "~/rules/registration/wizard-steps";
import { ownSections } from "~/rules/registration/shown-sections";
import { useRoot } from "~/root";
import { requestFor } from "~/session/request.server";
import { todayInChina } from "~/rules/calendar/china-date";
import { Dropdown } from "~/ui/base/dropdown";
import { IntentButton } from "~/ui/base/intent-button";
import { LineIcon } from "~/ui/base/line-icon";
import { OpenErrorsProvider } from "~/ui/form/parts/open-errors";
import { createTypingKeeper, TypingKeeperProvider } from "~/ui/form/engine/typing-keeper";
import { FailurePage } from "~/ui/feedback/failure-page";
import { Remounting } from "~/ui/feedback/remounting";
import { ContactLine } from "~/ui/page/contact";
import { SiteHeader } from "~/ui/page/site-header";
import { WithName } from "~/ui/base/with-name";
import { usePreloadedRoute } from "~/ui/loading/use-preloaded-route";
import { formatDay } from "~/rules/format";
import formStyles from "~/ui/form/form.css?url";
import wizardStyles from "~/ui/form/wizard.css?url";
import { ReturnedItemsProvider, useReportedItems } from "~/ui/form/state/returned-items";
import { TaskList } from "./task-list";

/** Typed answers stay in this window (decision 005), regardless of the failure. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  return <FailurePage more={t("errors:typedKept")} />;
}

export const links = () => [formStyles, wizardStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await portal.draft();
  const { registrationId, sections, name, email, returned, draftEndsAt, colleague = null, unreadMessages = 0 } = draft;

  const context = draftContext(draft, todayInChina());
  const tasks = ownSections(env.REGISTRATION_HIDDEN_TAB, colleague).map((id) => {
    const savedSection = sections.find(({ section }) => section === id) ?? { values: {}, version: 0 };
    return { id, ...sectionState(id, { values: savedSection.values, version: savedSection.version }, context) };
  });
  const end = endOfWizard(colleague);
  return json({ registrationId, tasks, end, owner: { name, email }, returned, draftEndsAt, unreadMessages });
}

export { shouldRevalidate } from "./should-revalidate";

/** Mounts the wizard again after a rendering error, with the typed answers. */
export default function Wizard() {
  const [keeper] = useState(createTypingKeeper);
  return (
    <TypingKeeperProvider value={keeper}>
      <Remounting onFailure={keeper.keep} path={useLocation().pathname}>
        <Steps />
      </Remounting>
    </TypingKeeperProvider>
  );
}

/** Icons: a door for leaving, and a back arrow. */
const pictures = {
  leave: "M10 4.500H5v15h5M9.500 12H20m-4-4 4 4-4 4",
  withdraw: "M8.500 5 4 9.500 8.500 14M4 9.500h10a5.500 5.500 0 0 1 0 11H8",
};

/** The current step, the remaining work, and the link to leave. */
function Steps() {
  const { t, i18n } = useTranslation();
  const { registrationId, tasks, end, owner, returned, draftEndsAt, unreadMessages } = useLoaderData<typeof loader>();
  const root = useRoot();
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  // A second registration started in this browser takes over its session.
  const openedFor = useRef(registrationId);
  const current = pathname.split("/")[2] ?? "";
  const at = tasks.findIndex(({ id }) => id === current);
  usePreloadedRoute(at < 0 ? undefined : `routes/registration/${tasks[at + 1]?.id ?? end}`);
  const step = current === end ? tasks.length : at;
  const nameOf = (place: number) =>
    place < tasks.length ? t(`fields:${tasks[place]?.id ?? "basic"}.title`) : t(`registration:${end}.title`);
  const [openErrors, setOpenErrors] = useState(0);
  // The values shown in the fields of this tab take precedence over the saved ones.
  const returnedItems = useReportedItems(returned?.items, end === "review");
  const open = listOpen(returnedItems.items);
  const tasksNow = tasks.map((task) => {
    const comments = open.filter(({ section }) => section === task.id).length;
    return task.id === current && openErrors > 0
      ? { id: task.id, returned: comments, state: "toCorrect" as const, toCorrect: openErrors, missing: 0 }
      : { ...task, returned: comments };
  });
  const inSectionForm = isSectionId(current) && !pathname.endsWith("/pick");
  const side = (
    <>
      <TaskList tasks={tasksNow} end={end} current={current} inSectionForm={inSectionForm} unread={unreadMessages} />
      <div className="wizard-account">
        <div className="side-links">
          <Form method="post" action={paths.leave}>
            <button type="submit" className="side-link">
              <LineIcon path={pictures.leave} size={18} strokeWidth={1.75} />
              {t("registration:leave")}
            </button>
          </Form>
          {end === "part" ? null : (
            <Link to={paths.withdraw} className="side-link">
              <LineIcon path={pictures.withdraw} size={18} strokeWidth={1.75} />
              {t("registration:withdraw.link")}
            </Link>
          )}
        </div>
        <ContactLine support={root?.support} />
        {end === "part" ? (
          <p>
            <WithName name={owner.name} say={(name) => t("registration:part.hint", { ...owner, name })} />
          </p>
        ) : (
          <p>{t("registration:resumeHint", owner)}</p>
        )}
        {draftEndsAt ? <p>{t("registration:draftEnds", { date: formatDay(i18n.language, draftEndsAt) })}</p> : null}
      </div>
    </>
  );
  return (
    <>
      {/* Enter in a field presses the first button that belongs to the form, wherever it stands: this one only saves. */}
      {inSectionForm ? <IntentButton intent="save" className="off-screen" tabIndex={-1} aria-hidden="true" /> : null}
      <SiteHeader
        brand={root?.brand ?? ""}
        path={pathname}
        region={root?.region}
        inSectionForm={inSectionForm}
        after={
          // A colleague is not the registrant.
          end === "part" ? null : (
            <span className="wizard-email" lang="" translate="no" title={owner.email}>
              {owner.email}
            </span>
          )
        }
      >
        {root?.support?.email || root?.support?.phone ? (
          <Dropdown className="wizard-help" label={t("contact.open")}>
            <ContactLine support={root.support} />
          </Dropdown>
        ) : null}
      </SiteHeader>
      {/* On a phone: one line that shows the current step, and opens to everything that other screens show at the side. */}
      <details className="wizard-strip" key={pathname}>
        <summary>
          {step >= 0 ? <StepRing done={step + 1} all={tasks.length + 1} /> : null}
          <strong>
            {step >= 0
              ? t("registration:tasks.step", { step: step + 1, all: tasks.length + 1, name: nameOf(step) })
              : t("registration:tasks.title")}
          </strong>
          {step >= 0 && step < tasks.length ? (
            <span>{t("registration:tasks.next", { name: nameOf(step + 1) })}</span>
          ) : null}
        </summary>
        {side}
      </details>
      <div className="wizard">
        <aside className="wizard-side">{side}</aside>
        <main id="main" className="wizard-main">
          {openedFor.current === registrationId ? null : (
            <p className="notice notice-warning" role="alert">
              {t("registration:nowAnother", { email: owner.email })}
            </p>
          )}
          {returned && pathname !== paths.returned ? (
            <ReturnedNotice {...returned} inSectionForm={inSectionForm} hasPage={returnedItems.hasPage} />
          ) : null}
          <ReturnedItemsProvider value={returnedItems}>
            <OpenErrorsProvider value={setOpenErrors}>
              <Outlet />
            </OpenErrorsProvider>
          </ReturnedItemsProvider>
        </main>
      </div>
    </>
  );
}

/** The progress through the steps as a ring, which repeats the text next to it. */
const StepRing = ({ done, all }: { done: number; all: number }) => (
  <svg className="step-ring" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="13" />
    <circle cx="16" cy="16" r="13" pathLength={all} strokeDasharray={`${done} ${all}`} transform="rotate(-90 16 16)" />
  </svg>
);

type NoticeProps = {
  at: string;
  reason: string;
  items: readonly unknown[];
  /** Whether the page is a section's form: leaving it submits the form, which saves the input. */
  inSectionForm: boolean;
  /** Whether there is a page with all comments: for the registrant. */
  hasPage: boolean;
};

/**
 * Shown on the steps of a returned registration: the reason for the return (decision 020), and a link to all comments.
 */
function ReturnedNotice({ at, reason, items, inSectionForm, hasPage }: NoticeProps) {
  const { t, i18n } = useTranslation("registration");
  return (
    <section className="notice notice-warning returned-notice" aria-labelledby="returned-notice">
      <h2 id="returned-notice">{t("returned.title", { date: formatDay(i18n.language, at) })}</h2>
      {items.length === 0 && reason !== "" ? (
        <p className="returned-reason" lang="">
          {reason}
        </p>
      ) : null}
      {hasPage && inSectionForm ? (
        <IntentButton intent="go:returned" className="button-link">
          {t("returned.all")}
        </IntentButton>
      ) : null}
      {hasPage && !inSectionForm ? <Link to={paths.returned}>{t("returned.all")}</Link> : null}
      {inSectionForm ? <p className="field-hint">{t("returned.masked")}</p> : null}
    </section>
  );
}

/** After navigation to another page, the heading gets the focus, unless the address contains a field. */
function useHeadingFocus(pathname: string) {
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (location.hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
