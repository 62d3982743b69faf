import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { fullDayName, weekdayNames } from "~/rules/calendar/calendar-words";
import { monthWeeks } from "~/rules/calendar/month-weeks";
import { formatMonth } from "~/rules/format";

type Props = {
  /** The day that has the keyboard focus. Its month is displayed. */
  current: string;
  /** The day in the field, or null. */
  chosenDay: string | null;
  today: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: (day: string) => void;
};

/** The days of a month, to pick one from. Only the current day is a tab stop. */
export function MonthGrid({ current, chosenDay, today, onKeyDown, onPick }: Props) {
  const { i18n } = useTranslation();
  const month = current.slice(0, 7);
  const toCell = (day: string | null, at: number) =>
    day === null ? (
      <span key={at} />
    ) : (
      <span key={at} role="gridcell" aria-selected={day === chosenDay}>
        <button
          type="button"
          tabIndex={day === current ? 0 : -1}
          aria-label={fullDayName(i18n.language, day)}
          aria-current={day === today ? "date" : undefined}
          onClick={() => onPick(day)}
        >
          {Number(day.slice(8))}
        </button>
      </span>
    );
  return (
    <div
      role="grid"
      tabIndex={-1}
      className="day-calendar-grid"
      aria-label={formatMonth(i18n.language, month, "long")}
      onKeyDown={onKeyDown}
    >
      <div role="row">
        {weekdayNames(i18n.language).map(({ short, full }) => (
          <span key={full} role="columnheader" aria-label={full}>
            {short}
          </span>
        ))}
      </div>
      {monthWeeks(month).map((days, at) => (
        <div key={at} role="row">
          {days.map(toCell)}
        </div>
      ))}
    </div>
  );
}
