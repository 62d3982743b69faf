import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Finding } from "~/rules/finding";
import { focusField } from "~/ui/base/field-control";
import { useReading } from "../state/section-context";
import { fieldId } from "~/ui/base/field-id";
import { IntentButton } from "~/ui/base/intent-button";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useReportErrors } from "./open-errors";
import { ContinueWords, ReturnSteps } from "./return-steps";

type Props = {
  status: ReactNode;
  above: ReactNode;
  isWaiting: boolean;
  /** The intent of the pressed button while its action runs; "" if there is none. */
  pressed: string;
};

/**
 * The bar that is always visible on a tab, with the save state, the number of remaining errors, and the two buttons to
 * continue.
 */
export function SectionBar({ status, above, isWaiting, pressed }: Props) {
  const { t } = useTranslation();
  return (
    <div className="section-bar" role="region" aria-label={t("form.bar")}>
      {above}
      <div className="section-bar-inner">
        {isWaiting ? (
          <p className="save-status" role="status">
            {t("files.waiting")}
          </p>
        ) : (
          status
        )}
        <div className="section-bar-middle">
          <ErrorSteps />
          <ReturnSteps />
        </div>
        <div className="section-actions">
          <IntentButton intent="save" className="button-default" aria-busy={pressed === "save"}>
            {t("form.save")}
          </IntentButton>
          <IntentButton intent="continue" className="button-primary" aria-busy={isWaiting || pressed === "continue"}>
            <ContinueWords />
          </IntentButton>
        </div>
      </div>
    </div>
  );
}

/** The number of visible errors and, with scripts, buttons to move between them. */
function ErrorSteps() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // Pressing a button of the bar moves the focus out of the field of the last step.
  const last = useRef("");
  const errors = useReading((form) => form.visibleErrors());
  useReportErrors(errors.length);
  if (errors.length === 0) return null;
  return (
    <div className="section-bar-errors">
      <span>{t("form.toFix", { count: errors.length })}</span>
      {isHydrated ? (
        <>
          <button
            type="button"
            aria-label={t("form.previousError")}
            onClick={() => (last.current = step(errors, last.current, -1))}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={t("form.nextError")}
            onClick={() => (last.current = step(errors, last.current, 1))}
          >
            ↓
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Moves to the field of the next or previous error, and returns its name; wraps around at the end. */
function step(errors: readonly Finding[], from: string, by: 1 | -1): string {
  const fields = [...new Set(errors.map(({ field }) => field))].filter((field) =>
    document.getElementById(fieldId(field)),
  );
  const at = fields.indexOf(from);
  const next = at === -1 ? (by === 1 ? 0 : -1) : (at + by) % fields.length;
  const field = fields.at(next) ?? "";
  focusField(field);
  return field;
}
