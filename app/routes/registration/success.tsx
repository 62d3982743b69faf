import "./success.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, NavigationType, useLoaderData, useNavigationType, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { evidence } from "~/contract";
import { paths } from "~/paths";
import { formatDay, formatSpan } from "~/rules/format";
import { preliminaryReviewWeeks } from "~/rules/onboarding/limits";
import { companyNameOf } from "~/rules/registration/company-name";
import { requestFor } from "~/session/request.server";
import { CopyButton } from "~/ui/base/copy-button";
import { Instant } from "~/ui/base/instant";
import { LineIcon } from "~/ui/base/line-icon";
import { OwnPacks } from "~/ui/evidence/own-packs";

export const handle = { title: "success:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const { submission, email, sections, colleague, unreadMessages = 0 } = await portal.draft();
  if (colleague) throw redirect(paths.part);
  if (!submission) throw redirect(paths.review);

  const evidenceAnswer = await portal.optional(evidence.list, {});
  const companyName = companyNameOf(sections.find(({ section }) => section === "basic")?.values ?? {});
  return json({ ...submission, email, companyName, packs: evidenceAnswer?.packs, unreadMessages });
}

/** Submitted (§2): the reference number, the next step with its date, and copies to download. */
export default function Success() {
  const { t } = useTranslation(["success", "registration"]);
  const { number, round = 1, companyName, packs, unreadMessages } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const isStep = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isStep) heading.current?.focus({ preventScroll: true });
  }, [isStep]);
  return (
    <main id="main" className="narrow success">
      <div className="card success-card">
        <div className="success-head">
          <span className="success-mark" aria-hidden="true">
            <StepPicture kind="done" />
          </span>
          <h1 ref={heading} tabIndex={-1}>
            {t(round > 1 ? "again.title" : "title")}
          </h1>
          {companyName ? (
            <p lang="" translate="no">
              {companyName}
            </p>
          ) : null}
          <p className="success-number">
            <span>{t("registration:success.number")}</span>
            <strong>{number}</strong>
            <CopyButton text={number} caption={t("copy")} label={t("copyNumber")} />
          </p>
        </div>
        <NextSteps />
        <div className="section-actions">
          <Link to={paths.progress} className="button-primary">
            {t("registration:success.progress")}
          </Link>
          <Link to={paths.answers} className="button-default">
            {t("registration:answers.title")}
          </Link>
          <Link to={paths.questions} className="button-default">
            {t("registration:tasks.questions")}
            {unreadMessages > 0 ? (
              <span className="unread-mark">{t("registration:tasks.unread", { count: unreadMessages })}</span>
            ) : null}
          </Link>
        </div>
      </div>
      <section className="success-copies" aria-labelledby="copies-title">
        <h2 id="copies-title">{t("copies")}</h2>
        <ul>
          <li>
            <a href={paths.answersWorkbook} download className="card">
              <strong>{t("registration:answers.download")}</strong>
              <span>{t("workbook")}</span>
            </a>
          </li>
          <li>
            <Link to={paths.answers} className="card">
              <strong>{t("print")}</strong>
              <span>{t("printText")}</span>
            </Link>
          </li>
        </ul>
        <OwnPacks packs={packs} onLook={revalidate} />
        <p className="success-withdraw">
          {t("mistake")} <Link to={paths.withdraw}>{t("registration:withdraw.link")}</Link>
        </p>
      </section>
    </main>
  );
}

/** The completed and the remaining steps, each with its date. */
function NextSteps() {
  const { t, i18n } = useTranslation(["success", "registration"]);
  const { submittedAt, dueAt, round = 1, email } = useLoaderData<typeof loader>();
  const date = formatDay(i18n.language, dueAt);
  const within = formatSpan(i18n.language, preliminaryReviewWeeks, "week");
  const words = round > 1 ? "again." : "";
  return (
    <ol className="success-steps" aria-label={t("nextTitle")}>
      <Step kind="done" title={t(`${words}submitted`)}>
        <Instant at={submittedAt} /> · {t(`${words}message`, { email })}
      </Step>
      <Step kind="review" title={t(`${words}review`)}>
        {t("due", { date, within })}
      </Step>
      <Step kind="email" title={t("account", { email })}>
        {t("password")}
      </Step>
    </ol>
  );
}

type StepKind = "done" | "review" | "email";

const Step = ({ kind, title, children }: { kind: StepKind; title: string; children: ReactNode }) => (
  <li className={`success-step-${kind}`}>
    <span className="success-step-mark" aria-hidden="true">
      <StepPicture kind={kind} />
    </span>
    <p>
      <strong>{title}</strong>
      <span>{children}</span>
    </p>
  </li>
);

/** Icons: a tick, a clock and an envelope. */
const pictures: Record<StepKind, string> = {
  done: "m6 12.500 4 4 8-9",
  review: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  email: "M4 6h16v12H4zM4 8l8 6 8-6",
};

const StepPicture = ({ kind }: { kind: StepKind }) => <LineIcon path={pictures[kind]} />;
