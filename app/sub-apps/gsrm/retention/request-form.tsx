import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as retention from "~/contract/retention";
import { wallClock } from "~/rules/calendar/time-zone";
import { lengths } from "~/rules/limits/lengths";
import { dataRequestKinds, type DataRequestKind } from "~/rules/retention/data-request";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { useZone } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";
import { AnswerText } from "./answer-text";

const requestForm = z.object({
  subject: z.string().check(z.trim(), z.minLength(1)),
  kind: z.enum(dataRequestKinds),
  receivedOn: z.iso.date(),
});
type Request = z.output<typeof requestForm>;
type Plan = Awaited<ReturnType<typeof loadPlan>>;
const loadPlan = ({ subject, kind }: Request) => call(retention.plan, { subject, kind });

/** Records a data request: the user enters the registration and the kind of request, sees the result, and saves it. */
export function DataRequestForm({ onRecorded }: { onRecorded: () => void }) {
  const { t } = useTranslation("retention");
  const id = useId();
  const zone = useZone();
  const [planned, setPlanned] = useState<{ request: Request; plan: Plan } | null>(null);
  const [status, setStatus] = useState("");
  const form = useSchemaForm(requestForm, {
    subject: "",
    kind: "access" as DataRequestKind,
    receivedOn: wallClock(new Date(), zone).toISOString().slice(0, 10),
  });
  const show = useAction(async (request: Request) => {
    setStatus("");
    setPlanned({ request, plan: await loadPlan(request) });
  });
  const record = useAction(async ({ request: { kind, receivedOn }, plan }: NonNullable<typeof planned>) => {
    const { registrationId, answer } = plan;
    await call(retention.answer, { registrationId, kind, receivedOn, answer });
    setPlanned(null);
    setStatus(t("requests.done"));
    onRecorded();
  });
  return (
    <section className="card settings-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("requests.title")}</h2>
      <p>{t("requests.text")}</p>
      <form className="settings-form" noValidate onSubmit={form.submit((request) => void show.run(request))}>
        <div className="settings-row">
          <div className="field">
            <label className="field-label" htmlFor={`${id}-subject`}>
              {t("requests.subject")}
            </label>
            <input
              {...form.control("subject")}
              id={`${id}-subject`}
              className="control"
              maxLength={lengths.email}
              autoComplete="off"
              aria-describedby={`${id}-subject-problem`}
            />
            <p id={`${id}-subject-problem`} className="field-error" aria-live="polite">
              {form.errors.subject ? t("requests.needed") : null}
            </p>
          </div>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-kind`}>
              {t("requests.kind")}
            </label>
            <select {...form.control("kind")} id={`${id}-kind`} className="control">
              {dataRequestKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`requests.kinds.${kind}`)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-day`}>
              {t("requests.receivedOn")}
            </label>
            <input
              {...form.control("receivedOn")}
              id={`${id}-day`}
              type="date"
              className="control"
              aria-describedby={`${id}-day-problem`}
            />
            <p id={`${id}-day-problem`} className="field-error" aria-live="polite">
              {form.errors.receivedOn ? t("requests.needed") : null}
            </p>
          </div>
        </div>
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={show.isBusy}>
            {show.isBusy ? t("requests.busy") : t("requests.show")}
          </button>
        </div>
      </form>
      <FailureNotice failure={show.failure} />
      {planned ? (
        <PlannedAnswer
          plan={planned.plan}
          isBusy={record.isBusy}
          onRecord={() => void record.run(planned)}
          onCancel={() => setPlanned(null)}
        />
      ) : null}
      <FailureNotice failure={record.failure} />
      <p role="status" className="settings-status">
        {status}
      </p>
    </section>
  );
}

type PlannedProps = { plan: Plan; isBusy: boolean; onRecord: () => void; onCancel: () => void };

/** The answer before it is recorded, including what will be deleted. */
function PlannedAnswer({ plan: { companyName, number, answer }, isBusy, onRecord, onCancel }: PlannedProps) {
  const { t } = useTranslation("retention");
  const deletes = answer.deleted.length > 0;
  const about = { company: companyName ?? t("requests.unnamed"), number: number ?? t("requests.noNumber") };
  return (
    <div className="settings-form">
      <p lang="">{t("requests.about", about)}</p>
      <AnswerText answer={answer} />
      {deletes ? <p className="notice">{t("requests.warning")}</p> : null}
      <div className="section-actions">
        <button type="button" className="button-primary" disabled={isBusy} onClick={onRecord}>
          {t(isBusy ? "requests.busy" : deletes ? "requests.recordAndDelete" : "requests.record")}
        </button>
        <button type="button" className="button-default" disabled={isBusy} onClick={onCancel}>
          {t("requests.cancel")}
        </button>
      </div>
    </div>
  );
}
