import "~/ui/answers/returned-cards.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { listOpen, returnProgress } from "~/rules/onboarding/return-progress";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { focusComment } from "~/ui/answers/focus-comment";
import { SaveStatus } from "~/ui/form/engine/save-status";
import { answerComment } from "./answer-comment.server";
import { loadComparisons } from "./comparisons.server";
import { CommentCard } from "./comment-card";

export const handle = { title: "returned:page" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await ownerDraft(portal);
  if (draft.submission) throw redirect(paths.success);
  if (!draft.returned) throw redirect(paths.review);

  const { at, reason, items } = draft.returned;
  const { registrationId, country } = draft;
  const lastSaved =
    draft.sections
      .flatMap(({ savedAt }) => savedAt ?? [])
      .toSorted()
      .at(-1) ?? "";
  // Only saves since the return: a time without its date would mislead for any other day.
  const savedAt = lastSaved > at ? lastSaved : null;
  return json({ at, savedAt, reason, registrationId, country, ...(await loadComparisons(portal, draft, items)) });
}

/** Saves the answer on a card, and goes on to the next open one. */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  const result = await answerComment(portal);
  return "to" in result ? redirect(result.to, 303) : json(result.outcome, { status: result.status });
}

const idle = { is: "idle" } as const;
const nothingToRetry = () => undefined;

/** The comments of a returned registration (decision 020), each on a card, with the progress so far. */
export default function Returned() {
  const { t, i18n } = useTranslation(["returned", "registration"]);
  const { at, savedAt, reason, comparisons, tabs, ...facts } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { state } = useNavigation();
  const { key, hash, search } = useLocation();
  const items = comparisons.map(({ item }) => item);
  const { done, all } = returnProgress(items);
  const [next] = listOpen(items);
  const words = t("registration:returned.progress", { done, all });
  const query = new URLSearchParams(search);
  const openPlace = (way: "change" | "keep") => (outcome?.way === way ? outcome.place : Number(query.get(way)));

  // The focus goes from a saved card to the next one, and to a card that was refused or opened.
  useEffect(() => {
    if (outcome) focusComment(`comment-${outcome.place}`);
    else if (hash) focusComment(hash.slice(1));
  }, [key, hash, outcome]);

  return (
    <div className="returned-page">
      <h1 id="comment-0" tabIndex={-1}>
        {titleOf(done, all)}
      </h1>
      <section className="returned-why" aria-labelledby="returned-why">
        <h2 id="returned-why">{t("when", { date: formatDay(i18n.language, at) })}</h2>
        <p className="returned-reason" lang="">
          {reason}
        </p>
        {all > 0 ? (
          <p className="returned-progress">
            <progress value={done} max={all} aria-label={words} />
            <span aria-hidden="true">{words}</span>
          </p>
        ) : null}
      </section>
      {all > 0 ? (
        <ol className="returned-cards" aria-label={t("list")}>
          {comparisons.map((comparison, index) => (
            <CommentCard
              key={`${index} ${comparison.item.comment}`}
              {...facts}
              {...comparison}
              tab={tabs[comparison.item.section]}
              place={index + 1}
              isNext={comparison.item === next}
              isOpen={openPlace("change") === index + 1}
              isKeeping={openPlace("keep") === index + 1}
              isSaving={state === "submitting"}
              outcome={outcome?.place === index + 1 ? outcome : undefined}
            />
          ))}
        </ol>
      ) : null}
      <p className="field-hint">{guidance()}</p>
      <p>
        <Link to={paths.review}>{t("rest")}</Link>
      </p>
      <div className="section-bar" role="region" aria-label={t("registration:review.bar")}>
        <div className="section-bar-inner">
          <span role="status" className="off-screen">
            {all > 0 ? words : null}
          </span>
          {savedAt === null ? (
            <span />
          ) : (
            <SaveStatus state={idle} savedAt={savedAt} path={paths.returned} onRetry={nothingToRetry} />
          )}
          <span className={`return-steps${done === all ? " return-done" : ""}`}>{all > 0 ? words : null}</span>
          <div className="section-actions">
            <Link to={paths.home} className="button-default">
              {t("registration:review.later")}
            </Link>
            {next ? (
              <Link to={paths.comment(items.indexOf(next) + 1)} className="button-primary">
                {t("registration:returned.next")}
              </Link>
            ) : (
              <Link to={paths.review} className="button-primary">
                {t("registration:returned.check")}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  );

  function titleOf(dealt: number, count: number) {
    if (count === 0) return t("general");
    return dealt < count ? t("left", { count: count - dealt }) : t("allDone");
  }

  function guidance() {
    if (all === 0) return t("noItems");
    return next ? t("others") : t("allChanged");
  }
}
