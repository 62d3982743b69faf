import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatChoice } from "~/rules/format";
import type { CountryAnswer } from "./country-answer.server";

type Props = { answer: CountryAnswer | null; query: string; refusal: object | undefined };

/** What the form says about the country, beside the choice. After a refused start the focus comes here. */
export function CountryAnswerNote({ answer, query, refusal }: Props) {
  const { t, i18n } = useTranslation("registration");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) note.current?.focus();
  }, [refusal]);
  return (
    <div
      ref={note}
      role="status"
      className="country-answer"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the focus comes to the answer by this alone
      autoFocus={refusal !== undefined}
    >
      {answer?.kind === "none" ? <p>{t("before.countryUnknown", { typed: query })}</p> : null}
      {answer?.kind === "several" ? (
        <p>{t("before.countrySeveral", { names: formatChoice(i18n.language, answer.names) })}</p>
      ) : null}
      {answer?.kind === "here" ? <p>{t("before.countryHere")}</p> : null}
      {answer?.kind === "elsewhere" || (refusal && !answer) ? (
        <div className="notice">
          <p>
            <strong>
              {answer?.kind === "elsewhere"
                ? t("before.elsewhereNamed", { country: answer.name })
                : t("before.elsewhereTitle")}
            </strong>
          </p>
          <p>{t("before.elsewhere")}</p>
        </div>
      ) : null}
    </div>
  );
}
