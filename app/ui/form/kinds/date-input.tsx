import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type DayCalendar from "~/ui/calendar/day-calendar";
import { useHydrated } from "~/ui/base/use-hydrated";

type Props = Omit<ComponentProps<"input">, "type">;
type OpenCalendar = { Calendar: typeof DayCalendar; opener: HTMLElement };

/**
 * A day: typed in any usual form (`20121105`, `2012年11月5日`, `5 Nov 2012`) or picked from a calendar. The field is a
 * text input, because a date input uses the order of day and month of the browser's language, not the page's.
 */
export function DateInput(props: Props) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const text = useRef<HTMLInputElement>(null);
  const [calendar, setCalendar] = useState<OpenCalendar | null>(null);
  function open({ currentTarget: opener }: MouseEvent<HTMLElement>) {
    loadCalendar().then(
      ({ default: Calendar }) => setCalendar({ Calendar, opener }),
      // If the calendar cannot be loaded, the day can still be typed.
      () => text.current?.focus(),
    );
  }
  return (
    <div
      className="date-control"
      // Opening the calendar does not count as leaving the field empty.
      onBlur={(event) => event.relatedTarget?.closest("dialog") && event.stopPropagation()}
    >
      <input
        autoComplete="off"
        {...props}
        ref={text}
        type="text"
        inputMode="numeric"
        placeholder={t("form.datePlaceholder")}
        spellCheck={false}
      />
      {isHydrated ? (
        <button
          type="button"
          className="date-open"
          id={`calendar-${props.id}`}
          aria-label={t("form.calendar")}
          aria-labelledby={`calendar-${props.id} label-${props.id}`}
          aria-haspopup="dialog"
          onPointerEnter={prepareCalendar}
          onMouseDown={(event) => event.preventDefault()}
          onClick={open}
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
            <rect x="3" y="4.5" width="14" height="12" rx="2" />
            <path d="M3 8.5h14M7 2.5v4M13 2.5v4" />
          </svg>
        </button>
      ) : null}
      {calendar ? <calendar.Calendar field={text} opener={calendar.opener} onClose={() => setCalendar(null)} /> : null}
    </div>
  );
}

/** Loaded when it is first opened, because most dates are typed. */
const loadCalendar = () => import("~/ui/calendar/day-calendar");

/** Prefetches the calendar when a pointer approaches its button. */
const prepareCalendar = () => void loadCalendar().catch(() => undefined);
