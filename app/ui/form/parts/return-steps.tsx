import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths, returnStopPath } from "~/paths";
import { listOpen, nextStop, returnProgress } from "~/rules/onboarding/return-progress";
import { focusField } from "~/ui/base/field-control";
import { IntentButton } from "~/ui/base/intent-button";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useReturnedItems } from "../state/returned-items";
import { useSectionScreen } from "../state/section-context";

/** The progress of a return and, with scripts, a link to the next open comment on this tab or another. */
export function ReturnSteps() {
  const { t } = useTranslation("registration");
  const isHydrated = useHydrated();
  const { items, hasPage } = useReturnedItems();
  const goToNext = useNextComment();
  if (items.length === 0) return null;
  const { done, all } = returnProgress(items);
  const words = t("returned.progress", { done, all });
  return (
    <div className={`return-steps${done === all ? " return-done" : ""}`}>
      {hasPage ? (
        <IntentButton intent="go:returned" className="button-link">
          {words}
        </IntentButton>
      ) : (
        <span aria-hidden="true">{words}</span>
      )}
      <span role="status" className="off-screen">
        {words}
      </span>
      {isHydrated && done < all ? (
        <button type="button" className="return-next" onClick={goToNext}>
          {t("returned.next")} <span aria-hidden="true">↓</span>
        </button>
      ) : null}
    </div>
  );
}

/** Leads through the open comments of this tab, then to the next tab with one; leaving saves the input. */
function useNextComment() {
  const { items, latest, hasPage } = useReturnedItems();
  const { id } = useSectionScreen();
  const navigate = useNavigate();
  const last = useRef<string | null>(null);
  return () => {
    const fields = listOpen(latest()).flatMap(({ section, field }) =>
      section === id && field !== null ? [field] : [],
    );
    const next = fields.slice(fields.indexOf(last.current ?? "") + 1).find((field) => focusField(field));
    last.current = next ?? null;
    if (next !== undefined) return;
    const stop = nextStop(items, id);
    if (stop && typeof stop !== "string") navigate(returnStopPath(stop));
    else if (!fields.some((field) => focusField(field)) && hasPage) navigate(paths.returned);
  };
}

/** The label of the button that goes on. After the last change the button leads to submitting again. */
export function ContinueWords() {
  const { t } = useTranslation();
  const { items, hasPage } = useReturnedItems();
  const { id } = useSectionScreen();
  return hasPage && nextStop(items, id) === "review" ? t("registration:returned.check") : t("form.continue");
}
