import { memo } from "react";
import { useTranslation } from "react-i18next";
import { toLabelKey } from "~/rules/form/field-facts";
import { focusField } from "~/ui/base/field-control";
import { useFieldWords, useReading } from "../state/section-context";
import { fieldId } from "~/ui/base/field-id";

const none: never[] = [];

/** Everything that still has to be put right on this tab, each a link to its field. */
export const ErrorSummary = memo(function ErrorSummary({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const errors = useReading((form) => (shown ? form.errors() : none));
  if (errors.length === 0) return null;
  return (
    <div className="notice notice-error" role="alert">
      <p>
        <strong>{t("form.toCorrect", { count: errors.length })}</strong>
      </p>
      <ul>
        {errors.map((finding) => (
          <li key={`${finding.field} ${finding.code}`}>
            <a
              href={`#${fieldId(finding.field)}`}
              // A link moves the view; the keyboard should move with it.
              onClick={(event) => focusField(finding.field) && event.preventDefault()}
            >
              {words.sentence(finding, toLabelKey(finding.field))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
