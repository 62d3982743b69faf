import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Loading } from "~/ui/loading/loading";
import { FailureNotice } from "./failure-notice";
import { isFinal, RefusedPage } from "./refused-page";
import type { Asked } from "./use-answer";

type Props<Answer> = { asked: Asked<Answer>; children: (answer: Answer) => ReactNode };

/** What was answered; until then a spinner, and what went wrong with a way to try again, or on. */
export function Answered<Answer>({ asked, children }: Props<Answer>) {
  const { t } = useTranslation();
  const { answer, failure, isPending, reload } = asked;
  if (failure && isFinal(failure)) return <RefusedPage failure={failure} />;
  if (failure)
    return (
      <section className="card">
        <FailureNotice failure={failure} />
        <div className="section-actions">
          <button type="button" className="button-primary" onClick={reload}>
            {t("list.retry")}
          </button>
        </div>
      </section>
    );
  if (answer === undefined) return <Loading />;
  return (
    <div className="answered" aria-busy={isPending}>
      {children(answer)}
    </div>
  );
}
