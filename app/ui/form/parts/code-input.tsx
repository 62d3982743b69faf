import "./code-input.css";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { codeDigits } from "~/rules/limits";
import { digits as plainDigits } from "~/rules/normalise";
import { useHydrated } from "../use-hydrated";

/**
 * The control of a code from a letter or a message: phones offer the code they received, and there is room for one that is
 * pasted in groups. `code` of the rules takes it in any width.
 */
export const codeControl = {
  type: "text",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  required: true,
  maxLength: 20,
} as const;

/**
 * The input of a code, drawn as a cell for each digit. It is one input all the same, so that a paste, what a phone fills in
 * and a screen reader meet one field. Other text, and every code without scripts, is shown as it was typed.
 */
export function CodeInput(props: ComponentProps<"input">) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(props.defaultValue ?? ""));
  const isDrawn = useHydrated() && isPartOfCode(text);

  /** Spaces and full-width digits become the digits they stand for. */
  function read() {
    if (!input.current) return;
    const digits = plainDigits(input.current.value);
    if (isPartOfCode(digits) && digits !== input.current.value) input.current.value = digits;
    setText(input.current.value);
  }
  // On a slow line a code is typed before the scripts are there to hear of it.
  const readEarly = useRef(read);
  useEffect(() => readEarly.current(), []);

  return (
    <span className="code-input" data-drawn={isDrawn || undefined}>
      <input
        {...props}
        ref={input}
        onInput={({ nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) read();
        }}
        onCompositionEnd={read}
        onSelect={({ currentTarget }) => {
          // The cells show no place between digits: typing continues after the last one.
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
    </span>
  );
}

const isPartOfCode = (text: string) => text.length <= codeDigits && /^\d*$/.test(text);
