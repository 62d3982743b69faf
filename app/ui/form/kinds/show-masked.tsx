import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "~/client/request";
import { isMasked, mask } from "~/rules/fields/masking";
import { failureWords } from "~/ui/feedback/failure-words";
import { writeInto } from "~/ui/base/field-control";
import { useSectionScreen, useTypedText } from "../state/section-context";
import { useHydrated } from "~/ui/base/use-hydrated";
import { fieldId } from "~/ui/base/field-id";

/**
 * Shows the masked answer of a field in full, inside the field, so that it can be changed; the platform records this
 * (S-58). Not available without scripts; the whole value can be retyped instead.
 */
export function ShowMasked({ name, label }: { name: string; label: string }) {
  const { t, i18n } = useTranslation();
  const { showAnswer } = useSectionScreen();
  const typed = useTypedText(name);
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  if (!showAnswer || !isHydrated || !isMasked(typed)) return null;

  async function show(ask: (field: string) => Promise<string>) {
    setIsBusy(true);
    setProblem("");
    try {
      const value = await ask(name);
      const control = document.getElementById(fieldId(name));
      // Rows may have moved since they were saved, so the value replaces the mask only if they match.
      if (!(control instanceof HTMLInputElement) || control.value.trim() !== mask(value))
        return setProblem(t("form.showMoved"));
      writeInto(control, value);
      control.focus();
    } catch (error) {
      const { code, serverMessage, status } = toFailure(error);
      setProblem(failureWords(i18n, { code, serverMessage, status }));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <button
        type="button"
        className="button-link"
        aria-label={t("form.showLabel", { label })}
        disabled={isBusy}
        onClick={() => void show(showAnswer)}
      >
        {t("form.show")}
      </button>
      <span className="field-error" role="alert">
        {problem}
      </span>
    </>
  );
}
