import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Query } from "~/client/use-answer";
import { Loading } from "~/ui/loading/loading";
import { FailureNotice } from "./failure-notice";
import { isFinal, RefusedPage } from "./refused-page";

type Props<Answer> = { query: Query<Answer>; children: (answer: Answer) => ReactNode };

/** What was answered; until then a spinner, and what went wrong with a way to try again, or on. */
export function Answered<Answer>({ query, children }: Props<Answer>) {
  const { t } = useTranslation();
  const { answer, failure, isPending, reload } = query;
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
