import { memo } from "react";
import { useTranslation } from "react-i18next";
import { toLabelKey } from "~/rules/form/field-facts";
import { focusField } from "~/ui/base/field-control";
import { rowPlace } from "../state/row-place";
import { useFieldWords, useReading } from "../state/section-context";
import { fieldId } from "~/ui/base/field-id";

const none: never[] = [];

/**
 * The remaining errors of this tab, each with a link to its field. Only the sentence with their number is announced,
 * even before the list is shown, because each field is announced with its own errors when it gets the focus.
 */
export const ErrorSummary = memo(function ErrorSummary({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const errors = useReading((form) => (shown ? form.errors() : none));
  // The answer that identifies a row does not change while its errors are listed.
  const textAt = useReading((form) => form.textAt);
  const visibleCount = useReading((form) => form.visibleErrors().length);
  const count = errors.length || visibleCount;
  return (
    <div className={errors.length > 0 ? "notice notice-error" : "off-screen"}>
      <p role="status">{count > 0 ? <strong>{t("form.toCorrect", { count })}</strong> : null}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map((finding) => (
            <li key={`${finding.field} ${finding.code}`}>
              <a
                href={`#${fieldId(finding.field)}`}
                // A link scrolls to the field; the focus should follow.
                onClick={(event) => focusField(finding.field) && event.preventDefault()}
              >
                {[rowPlace(finding.field, words, textAt), words.sentence(finding, toLabelKey(finding.field))]
                  .filter(Boolean)
                  .join(" · ")}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});
