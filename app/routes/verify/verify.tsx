import "~/ui/page/sign-in.css";
import { type ActionFunctionArgs, json } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { evidence } from "~/contract";
import { parseSha256 } from "~/rules/evidence/evidence-pack";
import { verifyQuestion } from "~/rules/evidence/verify-form";
import { readQuestion } from "~/rules/form/question";
import { isAboutAccess, retryHeaders, retryParams } from "~/session/answer-failure.server";
import { requestFor } from "~/session/request.server";
import { Instant } from "~/ui/base/instant";
import { VerifyForm, type VerifyOutcome } from "./verify-form";

export const handle = { title: "evidence:verify.title", description: "evidence:verify.lead" };

/** Asks whether a pack with the SHA-256 that was posted was issued here. */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const submission = readQuestion(verifyQuestion, await portal.form());
  const sha256 = submission.status === "success" ? parseSha256(submission.value.sha256) : null;
  if (sha256 === null) return json<VerifyOutcome>({ codes: ["evidence.sha256"] }, { status: 422 });
  const { answer, failure } = await portal.attempt(evidence.verify, { sha256 });
  if (!failure) return json<VerifyOutcome>({ sha256, issued: answer.issued });
  if (isAboutAccess(failure)) throw await portal.answerFor(failure);
  if (failure.code !== "evidence.tooOften") return json<VerifyOutcome>({ codes: [], hasFailed: true }, { status: 503 });
  const headers = retryHeaders(failure);
  return json<VerifyOutcome>({ codes: [failure.code], params: retryParams(failure) }, { status: 429, headers });
}

/** Checks whether a file is an evidence pack of this portal: for everyone, with a file or with its SHA-256. */
export default function Verify() {
  const { t } = useTranslation("evidence");
  const outcome = useActionData<typeof action>();
  return (
    <main id="main" className="sign-in-page">
      <div className="sign-in-head">
        <h1>{t("verify.title")}</h1>
        <p>{t("verify.lead")}</p>
      </div>
      <VerifyForm outcome={outcome}>
        {outcome && "issued" in outcome ? <Answer issued={outcome.issued} /> : null}
      </VerifyForm>
    </main>
  );
}

type AnswerProps = { issued: { at: string; round: number | null } | null };

function Answer({ issued }: AnswerProps) {
  const { t, i18n } = useTranslation("evidence");
  if (!issued)
    return (
      <div className="notice notice-warning">
        <h2>{t("verify.unknown.title")}</h2>
        <p>{t("verify.unknown.text")}</p>
      </div>
    );
  return (
    <div className="notice notice-good">
      <h2>{t("verify.issued.title")}</h2>
      <p>
        {t(issued.round === null ? "verify.issued.decision" : "verify.issued.text")}
        <Instant at={issued.at} />
        {issued.round === null
          ? null
          : `${i18n.language === "zh" ? "，" : ", "}${t("verify.issued.round", { round: issued.round })}`}
      </p>
    </div>
  );
}
