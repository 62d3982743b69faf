import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "./use-hydrated";

type Props = {
  /** The text to copy. */
  text: string;
  /** The text on the button, such as “Copy address”. */
  caption: string;
  /** The accessible name, if the caption alone does not identify the copied text. It contains the caption. */
  label?: string;
  className?: string;
};

/** Copies a text and reports whether it succeeded. Not rendered without scripts; the text can be selected instead. */
export function CopyButton({ text, caption, label, className = "button-quiet" }: Props) {
  const { t } = useTranslation();
  const [status, setStatus] = useState("");
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      // This also fails on pages not served over HTTPS, which have no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus(t("page.copied"));
    } catch {
      setStatus(t("page.notCopied"));
    }
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => void copy()}>
        {caption}
      </button>
      <span role="status" className="field-hint">
        {status}
      </span>
    </>
  );
}
