import "./day-calendar.css";
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { isCalendarDate } from "~/rules/calendar/calendar-date";
import { todayWord } from "~/rules/calendar/calendar-words";
import { moveDay } from "~/rules/calendar/move-day";
import { formatMonth } from "~/rules/format";
import { normaliseDay } from "~/rules/text/normalise";
import { enterInto } from "~/ui/base/field-control";
import { MonthChoice } from "./month-choice";
import { MonthGrid } from "./month-grid";
import { placeNear } from "./place-near";

export type DayCalendarProps = {
  /** The field that it fills in. */
  field: RefObject<HTMLInputElement | null>;
  /** The calendar opens next to this element. */
  opener: HTMLElement;
  onClose: () => void;
};

/** A calendar in the page's language, as a dialog: a day is picked with the mouse, a finger or the keyboard. */
export default function DayCalendar({ field, opener, onClose }: DayCalendarProps) {
  const { i18n } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const today = localToday();
  const [chosenDay] = useState(() => dayOf(field.current));
  const [current, setCurrent] = useState(chosenDay ?? today);
  useEffect(() => {
    const opened = dialog.current;
    if (!opened || opened.open) return;
    opened.showModal();
    placeNear(opened, opener);
    focusCurrent(opened);
    // The content fills the dialog, so a click on the dialog itself is on its backdrop.
    opened.addEventListener("click", ({ target }) => target === opened && opened.close());
  }, [opener]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const day = moveDay(current, event.key, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    flushSync(() => setCurrent(day));
    focusCurrent(dialog.current);
  }
  function pick(day: string) {
    if (field.current) enterInto(field.current, day);
    dialog.current?.close();
  }
  return (
    <dialog
      ref={dialog}
      className="day-calendar"
      aria-labelledby={heading}
      onClose={onClose}
      // The surrounding form must receive events of the field only.
      onInput={keepWithin}
      onBlur={keepWithin}
    >
      <div className="day-calendar-body">
        <p className="off-screen" id={heading} aria-live="polite">
          {formatMonth(i18n.language, current.slice(0, 7), "long")}
        </p>
        <MonthChoice day={current} onChange={setCurrent} />
        <MonthGrid current={current} chosenDay={chosenDay} today={today} onKeyDown={onKeyDown} onPick={pick} />
        <button type="button" className="day-calendar-today" onClick={() => pick(today)}>
          {todayWord(i18n.language)}
        </button>
      </div>
    </dialog>
  );
}

/** The day in a field, in any common format, or null. */
function dayOf(field: HTMLInputElement | null): string | null {
  const day = normaliseDay(field?.value ?? "");
  return isCalendarDate(day) ? day : null;
}

const keepWithin = (event: SyntheticEvent) => event.stopPropagation();

const focusCurrent = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();

/** Today in the user's local time. */
function localToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
