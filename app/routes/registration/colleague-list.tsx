import { Form } from "~/ui/base/router";
import { useTranslation } from "react-i18next";
import type { ColleagueRow } from "~/contract/colleagues";
import { formatDay } from "~/rules/format";
import type { SectionId } from "~/rules/registration/section-ids";
import { Instant } from "~/ui/base/instant";
import type { ColleaguesOutcome } from "./colleague-forms";
import { TabChoice } from "./tab-choice";

type ListProps = {
  rows: readonly ColleagueRow[];
  tabs: readonly SectionId[];
  outcome: ColleaguesOutcome | undefined;
};

/** The invited colleagues with their tabs, states, expiry dates and possible actions. */
export function ColleagueList({ rows, tabs, outcome }: ListProps) {
  const { t } = useTranslation("colleagues");
  return (
    <section aria-labelledby="colleague-list">
      <h2 id="colleague-list">{t("list.title")}</h2>
      <ul className="colleague-list">
        {rows.map((row) => (
          <li key={row.colleagueId} className="card">
            <ColleagueFacts row={row} />
            {row.state === "removed" ? null : (
              <ColleagueActions row={row} tabs={tabs} hasNoTabs={outcome?.noTabs === row.colleagueId} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ColleagueFacts({ row }: { row: ColleagueRow }) {
  const { t, i18n } = useTranslation(["colleagues", "fields"]);
  const tabNames = row.sections.map((tab) => t(`fields:${tab}.title`)).join(t("list.and"));
  return (
    <>
      <h3 id={`colleague-${row.colleagueId}`}>
        <span lang="" translate="no">
          {row.name}
        </span>{" "}
        <span className="colleague-email" lang="" translate="no">
          {row.email}
        </span>
      </h3>
      <p className={`colleague-state colleague-${row.state}`}>
        {t(`state.${row.state}`)}
        {row.state === "working" && row.seenAt ? (
          <>
            {t("list.seen")}
            <Instant at={row.seenAt} />
          </>
        ) : null}
      </p>
      <p>{t("list.tabs", { tabs: tabNames })}</p>
      {row.state === "removed" ? null : (
        <p className="field-hint">{t("list.until", { date: formatDay(i18n.language, row.expiresAt) })}</p>
      )}
    </>
  );
}

type ActionsProps = { row: ColleagueRow; tabs: readonly SectionId[]; hasNoTabs: boolean };

function ColleagueActions({ row: { colleagueId, sections }, tabs, hasNoTabs }: ActionsProps) {
  const { t } = useTranslation("colleagues");
  const named = { "aria-describedby": `colleague-${colleagueId}` };
  return (
    <>
      <div className="section-actions">
        <Form method="post">
          <button type="submit" name="intent" value={`resend:${colleagueId}`} className="button-default" {...named}>
            {t("list.resend")}
          </button>
        </Form>
        <Form method="post">
          <button type="submit" name="intent" value={`remove:${colleagueId}`} className="button-default" {...named}>
            {t("list.remove")}
          </button>
        </Form>
      </div>
      <details open={hasNoTabs} key={sections.join()}>
        <summary {...named}>{t("list.changeTabs")}</summary>
        <Form method="post">
          <TabChoice
            id={`tabs-${colleagueId}`}
            legend={t("form.tabs")}
            tabs={tabs}
            selectedTabs={hasNoTabs ? [] : sections}
            error={hasNoTabs ? "colleague.noTabs" : undefined}
          />
          <div className="section-actions">
            <button type="submit" name="intent" value={`tabs:${colleagueId}`} className="button-default" {...named}>
              {t("list.saveTabs")}
            </button>
          </div>
        </Form>
      </details>
    </>
  );
}
