import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as queueBulk from "~/contract/queue-bulk";
import { type BulkAction, bulkActions, isPossible } from "~/rules/queue/bulk-actions";
import { failureWords } from "~/ui/feedback/failure-words";
import { Failure } from "~/gateway/failure";
import { AssignDialog } from "../assign/assign-dialog";
import { sayAssigned } from "../assign/assign-words";
import { FailureNotice } from "../../built-in/failure-notice";
import type { QueueRow, Selection } from "./selection";

type Props = {
  selection: Selection;
  /** The rows that the dialog assigns, or null if it is closed. */
  assigning: readonly string[] | null;
  onAssign: (ids: readonly string[] | null) => void;
  onDone: () => void;
};
type Outcome = { action: BulkAction; done: number; left: { row: QueueRow | undefined; code: string }[] };

/** The actions for the selected rows, each with a confirmation; never an approval. */
export function BulkBar({ selection, assigning, onAssign, onDone }: Props) {
  const { t, i18n } = useTranslation("gsrm");
  const [assigned, setAssigned] = useState("");
  const [chosen, setChosen] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<Outcome>();
  const rows = selection.rows.filter(({ registrationId }) => selection.selected.has(registrationId));
  const run = useAction(async (action: BulkAction) => {
    const possibleRows = rows.filter(({ state }) => isPossible(action, state));
    const { outcomes } = await call(queueBulk.run, {
      action,
      registrationIds: possibleRows.map(({ registrationId }) => registrationId),
    });
    const left = outcomes.flatMap(({ registrationId, code }) =>
      code === null ? [] : [{ row: rows.find((row) => row.registrationId === registrationId), code }],
    );
    setOutcome({ action, done: outcomes.length - left.length, left });
    setChosen(undefined);
    selection.clear();
    onDone();
  });
  const possible = (action: BulkAction) => rows.filter(({ state }) => isPossible(action, state)).length;
  return (
    <>
      <BulkOutcome outcome={outcome} onClose={() => setOutcome(undefined)} />
      {assigned && rows.length === 0 ? <p className="notice notice-good">{assigned}</p> : null}
      <p className="off-screen" role="status">
        {rows.length > 0 ? t("queue.bulk.selected", { count: rows.length }) : assigned}
      </p>
      {rows.length > 0 ? (
        <section className="queue-bulk" aria-label={t("queue.bulk.label")}>
          <FailureNotice failure={run.failure} />
          {chosen ? (
            <BulkConfirm
              action={chosen}
              count={possible(chosen)}
              isBusy={run.isBusy}
              onYes={() => void run.run(chosen)}
              onBack={() => setChosen(undefined)}
            />
          ) : (
            <>
              <p>{t("queue.bulk.selected", { count: rows.length })}</p>
              <button type="button" onClick={() => onAssign([...selection.selected])}>
                {t("queue.bulk.assign")}
              </button>
              {bulkActions.map((action) => (
                <button
                  key={action}
                  type="button"
                  disabled={possible(action) === 0}
                  title={possible(action) === 0 ? t(`queue.bulk.${action}.none`) : undefined}
                  onClick={() => setChosen(action)}
                >
                  {t(`queue.bulk.${action}.act`)}
                </button>
              ))}
              <button type="button" onClick={selection.clear}>
                {t("queue.bulk.clear")}
              </button>
            </>
          )}
        </section>
      ) : null}
      {assigning ? (
        <AssignDialog
          registrationIds={assigning}
          onClose={() => onAssign(null)}
          onAssigned={(result) => {
            setAssigned(sayAssigned(i18n.getFixedT(null, "teamwork"), result));
            onAssign(null);
            selection.clear();
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

type ConfirmProps = { action: BulkAction; count: number; isBusy: boolean; onYes: () => void; onBack: () => void };

/** A confirmation with the action and the number of rows. It gets the focus. */
function BulkConfirm({ action, count, isBusy, onYes, onBack }: ConfirmProps) {
  const { t } = useTranslation("gsrm");
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <>
      <p>{t(`queue.bulk.${action}.sure`, { count })}</p>
      <button ref={yes} type="button" disabled={isBusy} onClick={onYes}>
        {t(`queue.bulk.${action}.yes`)}
      </button>
      <button type="button" disabled={isBusy} onClick={onBack}>
        {t("queue.bulk.back")}
      </button>
    </>
  );
}

/** The number of rows for which it succeeded, and the reasons why others were skipped. */
function BulkOutcome({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t, i18n } = useTranslation("gsrm");
  if (!outcome) return null;
  const { action, done, left } = outcome;
  return (
    <section className={`notice ${left.length > 0 ? "notice-warning" : "notice-good"}`} role="status">
      <p>{t(`queue.bulk.${action}.done`, { count: done })}</p>
      {left.length > 0 ? (
        <ul>
          {left.map(({ row, code }) => (
            <li key={row?.registrationId ?? code}>
              {t("queue.bulk.left", {
                company: row?.companyName ?? row?.number,
                reason: failureWords(i18n, new Failure(409, { code })),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" className="button-link" onClick={onClose}>
        {t("queue.bulk.close")}
      </button>
    </section>
  );
}
