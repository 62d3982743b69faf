import { useTranslation } from "react-i18next";
import { monthNames, partName, yearName } from "~/rules/calendar/calendar-words";
import { calendarYears, monthsLater } from "~/rules/calendar/move-day";
import { formatMonth } from "~/rules/format";

type Props = { day: string; onChange: (day: string) => void };

const years = Array.from({ length: calendarYears.last - calendarYears.first + 1 }, (_, at) => calendarYears.first + at);

/** Chooses the month of a calendar: the previous, the next, or any month of any year. */
export function MonthChoice({ day, onChange }: Props) {
  const { i18n } = useTranslation();
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const yearChoice = (
    <select
      aria-label={partName(i18n.language, "year")}
      value={year}
      onChange={({ currentTarget }) => onChange(monthsLater(day, (Number(currentTarget.value) - year) * 12))}
    >
      {years.map((one) => (
        <option key={one} value={one}>
          {yearName(i18n.language, one)}
        </option>
      ))}
    </select>
  );
  const monthChoice = (
    <select
      aria-label={partName(i18n.language, "month")}
      value={month}
      onChange={({ currentTarget }) => onChange(monthsLater(day, Number(currentTarget.value) - month))}
    >
      {monthNames(i18n.language).map((name, at) => (
        <option key={name} value={at + 1}>
          {name}
        </option>
      ))}
    </select>
  );
  return (
    <div className="day-calendar-month">
      <MonthStep day={day} months={-1} onChange={onChange} />
      {i18n.language === "zh" ? yearChoice : monthChoice}
      {i18n.language === "zh" ? monthChoice : yearChoice}
      <MonthStep day={day} months={1} onChange={onChange} />
    </div>
  );
}

/** The button for the previous or next month, labelled with its name. */
function MonthStep({ day, months, onChange }: Props & { months: -1 | 1 }) {
  const { i18n } = useTranslation();
  const next = monthsLater(day, months);
  return (
    <button
      type="button"
      aria-label={formatMonth(i18n.language, next.slice(0, 7), "long")}
      disabled={next.slice(0, 7) === day.slice(0, 7)}
      onClick={() => onChange(next)}
    >
      <svg
        viewBox="0 0 20 20"
        width="1.25rem"
        height="1.25rem"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden
      >
        <path d={months < 0 ? "m12 5-5 5 5 5" : "m8 5 5 5-5 5"} />
      </svg>
    </button>
  );
}
