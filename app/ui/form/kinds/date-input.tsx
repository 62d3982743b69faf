import { type ComponentProps, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { normaliseDay } from "~/rules/normalise";
import { enterInto } from "~/ui/base/field-control";
import { useHydrated } from "~/ui/base/use-hydrated";

type Props = Omit<ComponentProps<"input">, "type">;

/**
 * A day: typed in any usual form (`20121105`, `2012年11月5日`, `5 Nov 2012`) or picked from the browser's calendar. The field
 * itself is text: a date input shows the order of day and month of the browser's language, not of the page's.
 */
export function DateInput(props: Props) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const text = useRef<HTMLInputElement>(null);
  return (
    <div className="date-control">
      <input
        autoComplete="off"
        {...props}
        ref={text}
        type="text"
        inputMode="numeric"
        placeholder={t("form.datePlaceholder")}
        spellCheck={false}
      />
      {isHydrated ? <Calendar text={text} /> : null}
    </div>
  );
}

/** The browser's calendar behind a button; its own input only carries it. */
function Calendar({ text }: { text: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const native = useRef<HTMLInputElement>(null);
  function open() {
    if (!native.current || !text.current) return;
    native.current.value = normaliseDay(text.current.value);
    native.current.showPicker();
  }
  return (
    <>
      <button
        type="button"
        className="date-open"
        aria-label={t("form.calendar")}
        // The field keeps the focus: to open the calendar is not to leave the field empty.
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <rect x="3" y="4.5" width="14" height="12" rx="2" />
          <path d="M3 8.5h14M7 2.5v4M13 2.5v4" />
        </svg>
      </button>
      <input
        ref={native}
        type="date"
        className="date-native"
        min="1900-01-01"
        max="2100-12-31"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { value } }) => text.current && enterInto(text.current, value)}
      />
    </>
  );
}
