import "./code-input.css";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeDigits } from "~/rules/limits/codes";
import { normaliseDigits } from "~/rules/text/normalise";
import { useHydrated } from "~/ui/base/use-hydrated";

/**
 * The control of a code from an email or a message: phones offer the code they received, and a code can be pasted in
 * groups. `code` in the rules accepts any width.
 */
export const codeControl = {
  type: "text",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  required: true,
  maxLength: 20,
} as const;

/**
 * The attributes of a code's control. With `submits`, the last digit submits the form, because the code is the only
 * input left.
 */
export type CodeControl = ComponentProps<"input"> & { submits?: boolean };

/**
 * The input of a code, drawn as a cell for each digit. It is still a single input for pasting, autofill and screen
 * readers. Other text, and every code without scripts, is shown as typed.
 */
export function CodeInput({ submits = false, ...props }: CodeControl) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const sentCode = useRef("");
  const noteId = useId();
  const [text, setText] = useState(String(props.defaultValue ?? ""));
  const isHydrated = useHydrated();
  const isDrawn = isHydrated && isPartOfCode(text);

  /** Removes spaces and converts full-width digits. */
  function read() {
    if (!input.current) return;
    const digits = normaliseDigits(input.current.value);
    if (isPartOfCode(digits) && digits !== input.current.value) input.current.value = digits;
    setText(input.current.value);
  }

  /** Reads the typed or pasted text, and sends the form after the last digit. */
  function readAndSend() {
    const before = text;
    read();
    const now = input.current?.value ?? "";
    const isComplete = now.length === codeDigits && isPartOfCode(now);
    const form = input.current?.form;
    if (!submits || !isComplete || now === before || !form) return;
    if (isBusy(form) && now === sentCode.current) return;
    whenFree(form, () => {
      if (input.current?.value !== now) return;
      form.requestSubmit(submitButton(form));
      refuseSecondPost(form, now);
      sentCode.current = now;
    });
  }
  // On a slow line a code can be typed before the scripts have loaded.
  const readEarly = useRef(read);
  useEffect(() => readEarly.current(), []);

  return (
    <span className="code-input" data-drawn={isDrawn || undefined}>
      <input
        {...props}
        {...(submits &&
          isHydrated && { "aria-describedby": [props["aria-describedby"], noteId].filter(Boolean).join(" ") })}
        ref={input}
        onInput={({ nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) readAndSend();
        }}
        onCompositionEnd={readAndSend}
        onSelect={({ currentTarget }) => {
          // The cells have no caret between digits, so typing continues after the last one.
          const { selectionStart, selectionEnd, value } = currentTarget;
          if (isDrawn && selectionStart === selectionEnd && selectionStart !== value.length)
            currentTarget.setSelectionRange(value.length, value.length);
        }}
      />
      {isDrawn ? (
        <span className="code-cells" aria-hidden="true">
          {Array.from({ length: codeDigits }, (_, at) => (
            <span key={at} data-next={at === Math.min(text.length, codeDigits - 1) || undefined}>
              {text[at]}
            </span>
          ))}
        </span>
      ) : null}
      {submits ? (
        <span id={noteId} className="code-note">
          {t("code.sentWhenComplete")}
        </span>
      ) : null}
    </span>
  );
}

const isBusy = (form: HTMLFormElement) => form.ariaBusy === "true";

/**
 * Runs after the current event, when listeners on the form have received the last digit, and after the response to an
 * earlier code, if one is pending.
 */
function whenFree(form: HTMLFormElement, act: () => void) {
  if (!isBusy(form)) return queueMicrotask(act);
  const watch = new MutationObserver(() => {
    if (isBusy(form)) return;
    watch.disconnect();
    act();
  });
  watch.observe(form, { attributeFilter: ["aria-busy"] });
}

/** Long enough for the Enter or the click that many people add by habit. */
const habitMs = 2000;

/** A code can be used only once, so for this time the form is not submitted again with the same code. */
function refuseSecondPost(form: HTMLFormElement, sentCode: string) {
  const refuse = (event: Event) => {
    if (new FormData(form).get("code") !== sentCode) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  form.addEventListener("submit", refuse, { capture: true });
  setTimeout(() => form.removeEventListener("submit", refuse, { capture: true }), habitMs);
}

/** The button that posts the form, which has its intent. */
const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("button[type=submit]");

const isPartOfCode = (text: string) => text.length <= codeDigits && /^\d*$/.test(text);
