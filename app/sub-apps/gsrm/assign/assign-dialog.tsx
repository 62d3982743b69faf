import "./assign.css";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
import type { Colleague } from "~/contract/assignment";
import { fold } from "~/rules/text/normalise";
import { Loading } from "~/ui/loading/loading";
import { FailureNotice } from "../../built-in/failure-notice";
import { ColleagueNote } from "./colleague-note";

/** The result of an assignment: the new reviewer, and the result for each registration. */
export type AssignResult = z.output<typeof assignment.assign.answer>;

type Props = {
  registrationIds: readonly string[];
  /** The current reviewer, if all of the registrations have the same one. */
  currentId?: string | null;
  onClose: () => void;
  onAssigned: (result: AssignResult) => void;
};

/**
 * A dialog that assigns one or many registrations to a colleague or to no one. Escape closes it and restores the focus.
 */
export function AssignDialog({ registrationIds, currentId, onClose, onAssigned }: Props) {
  const { t } = useTranslation("teamwork");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const colleagues = useAnswer(assignment.colleagues, {});
  useEffect(() => {
    // In strict mode the component mounts twice, and an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const assign = useAction(async (accountId: string | null) => {
    const result = await call(assignment.assign, { registrationIds: [...registrationIds], accountId });
    // Closing a dialog restores the focus; merely removing it loses the focus.
    dialog.current?.close();
    onAssigned(result);
  });
  return (
    <dialog
      ref={dialog}
      className="dialog assign-dialog"
      aria-labelledby={title}
      onClose={onClose}
      // React lets the events of a dialog reach the form around it.
      onInput={(event) => event.stopPropagation()}
    >
      <h2 id={title}>{t("assign.title", { count: registrationIds.length })}</h2>
      <FailureNotice failure={colleagues.failure ?? assign.failure} />
      {colleagues.answer ? (
        <ColleagueForm
          colleagues={colleagues.answer}
          currentId={currentId}
          isBusy={assign.isBusy}
          onChoose={(accountId) => void assign.run(accountId)}
          onCancel={() => dialog.current?.close()}
        />
      ) : colleagues.failure ? null : (
        <Loading />
      )}
    </dialog>
  );
}

type FormProps = {
  colleagues: readonly Colleague[];
  currentId: string | null | undefined;
  isBusy: boolean;
  onChoose: (accountId: string | null) => void;
  onCancel: () => void;
};

const noOne = "";

function ColleagueForm({ colleagues, currentId, isBusy, onChoose, onCancel }: FormProps) {
  const { t } = useTranslation("teamwork");
  const id = useId();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(currentId);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const visible = colleagues.filter(({ userName }) => fold(userName).includes(fold(search)));
  return (
    <form
      className="assign-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (chosen === undefined) return setIsMissing(true);
        onChoose(chosen === noOne ? null : chosen);
      }}
    >
      <label className="off-screen" htmlFor={`${id}-search`}>
        {t("assign.search")}
      </label>
      <input
        ref={box}
        id={`${id}-search`}
        type="search"
        className="control"
        placeholder={t("assign.search")}
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
      />
      <fieldset className="assign-people">
        <legend className="off-screen">{t("assign.people")}</legend>
        {visible.map((colleague) => (
          <label key={colleague.accountId} className="choice">
            <input
              type="radio"
              name={`${id}-person`}
              checked={chosen === colleague.accountId}
              onChange={() => setChosen(colleague.accountId)}
            />
            <span>
              <span lang="">{colleague.userName}</span> {colleague.isSelf ? t("assign.self") : null}
              <ColleagueNote colleague={colleague} />
            </span>
          </label>
        ))}
        {visible.length === 0 ? <p className="field-hint">{t("assign.noColleague")}</p> : null}
        <label className="choice">
          <input
            type="radio"
            name={`${id}-person`}
            checked={chosen === noOne || chosen === null}
            onChange={() => setChosen(noOne)}
          />
          {t("assign.noOne")}
        </label>
      </fieldset>
      <p className="field-error" aria-live="polite">
        {isMissing && chosen === undefined ? t("assign.chooseFirst") : null}
      </p>
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={isBusy}>
          {isBusy ? t("assign.busy") : t("assign.submit")}
        </button>
        <button type="button" className="button-default" onClick={onCancel}>
          {t("assign.cancel")}
        </button>
      </div>
    </form>
  );
}
