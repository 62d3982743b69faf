import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { basic } from "~/rules/registration/basic";
import { SectionForm } from "~/ui/form/section-form";
import { BasicFields } from "~/ui/form/sections/basic-fields";
import { formatList } from "~/rules/format";
import { useFieldWords } from "~/ui/form/state/section-context";
import { IntentButton } from "~/ui/base/intent-button";
import type { LookupOutcome } from "~/ui/form/state/section-data";
import { saveSectionScreen } from "./section-action.server";
import { loadSectionScreen } from "./section-screen.server";

export { shouldRevalidate } from "./should-revalidate";

export const handle = { title: "fields:basic.title" };

export const loader = (args: LoaderFunctionArgs) => loadSectionScreen(args, "basic");
export const action = (args: ActionFunctionArgs) => saveSectionScreen(args, "basic");

export default function BasicTab() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <SectionForm section={basic} data={data} outcome={outcome}>
      {data.canLookUp ? <CompanyLookup outcome={outcome?.lookup} /> : null}
      <BasicFields />
    </SectionForm>
  );
}

/** Looks the company up at the business-information service and fills blank fields; the result is reported beneath. */
function CompanyLookup({ outcome }: { outcome: LookupOutcome | undefined }) {
  const { t } = useTranslation();
  return (
    <section className="lookup" aria-labelledby="lookup-title">
      <div>
        <h2 id="lookup-title">{t("registration:lookup.title")}</h2>
        <p id="lookup-lead">{t("registration:lookup.lead")}</p>
      </div>
      <IntentButton intent="lookup" className="button-default" aria-describedby="lookup-lead">
        {t("registration:lookup.ask")}
      </IntentButton>
      {outcome ? <LookupNotice outcome={outcome} /> : null}
    </section>
  );
}

/** The page was reloaded to show this result, so it gets the focus. */
function LookupNotice({ outcome }: { outcome: LookupOutcome }) {
  const { t, i18n } = useTranslation();
  const words = useFieldWords();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  const isProblem = "code" in outcome;
  const labels = (fields: string[]) =>
    formatList(
      i18n.language,
      fields.map((field) => words.label(field)),
    );
  return (
    <p
      ref={message}
      tabIndex={-1}
      className={`notice ${isProblem ? "notice-warning" : ""}`}
      role={isProblem ? "alert" : "status"}
    >
      {isProblem
        ? t(`findings:${outcome.code}`, outcome.params)
        : outcome.filled.length > 0
          ? t("registration:lookup.filled", { fields: labels(outcome.filled) })
          : t("registration:lookup.nothing")}
    </p>
  );
}
