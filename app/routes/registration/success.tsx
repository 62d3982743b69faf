import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, NavigationType, useLoaderData, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { evidence } from "~/contract";
import { paths } from "~/paths";
import { formatDay, formatSpan } from "~/rules/format";
import { preliminaryReviewWeeks } from "~/rules/onboarding/limits";
import { requestFor } from "~/session/request.server";
import { OwnPacks } from "~/ui/evidence/own-packs";

export const handle = { title: "registration:success.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const { submission, email } = await portal.draft();
  if (!submission) throw redirect(paths.review);

  const evidenceAnswer = await portal.optional(evidence.list, {});
  return json({ ...submission, email, packs: evidenceAnswer?.packs });
}

/** Submitted (§2): the reference number, what happens next and when. */
export default function Success() {
  const { t, i18n } = useTranslation("registration");
  const { number, dueAt, round = 1, email, packs } = useLoaderData<typeof loader>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isStep = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isStep) heading.current?.focus({ preventScroll: true });
  }, [isStep]);
  const date = formatDay(i18n.language, dueAt);
  const within = formatSpan(i18n.language, preliminaryReviewWeeks, "week");
  const words = round > 1 ? "success.again" : "success";
  return (
    <main id="main" className="narrow success">
      <span className="success-mark" aria-hidden="true">
        ✓
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t(`${words}.title`)}
      </h1>
      <p className="success-number">
        <span>{t("success.number")}</span>
        <strong>{number}</strong>
      </p>
      <h2>{t("success.nextTitle")}</h2>
      <ol className="success-steps">
        <li>{t(`${words}.letter`, { email })}</li>
        <li>{t(`${words}.review`, { date, within })}</li>
        <li>{t("success.account")}</li>
      </ol>
      <OwnPacks packs={packs} />
      <div className="section-actions">
        <Link to={paths.progress} className="button-primary">
          {t("success.progress")}
        </Link>
        <Link to={paths.answers} className="button-default">
          {t("answers.title")}
        </Link>
        <Link to={paths.home} className="button-quiet">
          {t("success.home")}
        </Link>
        <Link to={paths.withdraw} className="button-quiet">
          {t("withdraw.link")}
        </Link>
      </div>
    </main>
  );
}
