import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "@remix-run/react";
import type { Query } from "~/client/use-answer";
import { Loading } from "~/ui/loading/loading";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { pages } from "~/rules/pages";
import { failureWords } from "~/ui/feedback/failure-words";
import { RequestNumber } from "~/ui/feedback/request-number";
import { NotThere } from "~/ui/reading/nothing";
import { FailureNotice } from "./failure-notice";

type Props<Answer> = { query: Query<Answer>; children: (answer: Answer) => ReactNode };

/** Renders the response; a spinner until it arrives, or after a failure the reason with a retry button or a link. */
export function QueryAnswer<Answer>({ query, children }: Props<Answer>) {
  const { t } = useTranslation();
  const { answer, failure, isPending, reload } = query;
  if (failure && isFinal(failure)) return <RefusedPage failure={failure} />;
  if (failure)
    return (
      <section className="card">
        <FailureNotice failure={failure} />
        <RequestNumber requestId={failure.requestId} />
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

/** Texts for resources that do not exist, by refusal code. */
const things: Partial<Record<string, "registration" | "change" | "person">> = {
  "onboarding.unknown": "registration",
  "change.unknown": "change",
  "people.unknown": "person",
};
/** Refusals of the session as a whole, with which no page of the workspace can be shown. */
const isOfSignIn = (code: string) => /^(signIn|token|tenant)\./.test(code);

/** Whether a retry cannot help, so that a link to another page is offered instead. */
const isFinal = ({ status, code }: Failure): boolean => status === 403 || code in things;

/**
 * A page that this user may not see, or whose resource does not exist: a message inside the shell, with a link to
 * continue.
 */
function RefusedPage({ failure }: { failure: Failure }) {
  const { t, i18n } = useTranslation(["common", "errors"]);
  const { pathname } = useLocation();
  const thing = things[failure.code];
  if (thing) {
    const back = { to: listOf(thing, pathname), label: t(`notFound.${thing}.back`) };
    return <NotThere title={t(`notFound.${thing}.title`)} text={t(`notFound.${thing}.text`)} back={back} />;
  }
  if (isOfSignIn(failure.code)) return <Navigate to={paths.forbiddenFor(failure.code)} replace />;
  return (
    <section className="card" aria-labelledby="refused-title">
      <h2 id="refused-title">{t("errors:forbidden.title")}</h2>
      <p>{failureWords(i18n, failure)}</p>
      <p>{t("notFound.forbidden")}</p>
      <div className="section-actions">
        <Link to={paths.workspace} className="button-primary">
          {t("generic.back")}
        </Link>
      </div>
      <RequestNumber requestId={failure.requestId} />
    </section>
  );
}

/** The list page that contains such resources, for the current sub-application. */
function listOf(thing: "registration" | "change" | "person", pathname: string): string {
  if (thing === "person") return pages.people;
  const [, side = ""] = pathname.split("/");
  return thing === "change" ? `/${side}/changes` : `/${side}`;
}
