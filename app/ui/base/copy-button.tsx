import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "./use-hydrated";

type Props = {
  /** The text to copy. */
  text: string;
  /** The text on the button, such as “Copy address”. */
  caption: string;
  /** Its name where the caption alone does not say what is copied; it contains the caption. */
  label?: string;
  className?: string;
};

/** Copies a text, and says whether that worked. Without scripts it is not shown: the text can be selected. */
export function CopyButton({ text, caption, label, className = "button-quiet" }: Props) {
  const { t } = useTranslation();
  const [status, setStatus] = useState("");
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      // Pages that are not served over HTTPS have no clipboard: this fails there too.
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
