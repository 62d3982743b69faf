import { Link } from "~/ui/base/router";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { transitions } from "~/rules/onboarding/transitions";
import { LineIcon } from "~/ui/base/line-icon";
import type { ProgressStanding } from "./progress-forms";

type Props = { standing: ProgressStanding; hasSession: boolean; isKept: boolean };

/** The other actions on this page: read the submitted answers, look up another registration, withdraw. */
export function ResultWays({ standing: { number, shownState, unreadMessages = 0 }, hasSession, isKept }: Props) {
  const { t } = useTranslation(["progress", "evidence", "registration"]);
  const hasAnswers = hasSession && number !== null;
  return (
    <ul className="result-ways card">
      {hasAnswers ? (
        <Way kind="answers" to={paths.answers} title={t("result.answers")} text={t("result.answersText")} />
      ) : null}
      {hasAnswers && !isKept ? (
        // The response to a code does not include packs; the page loads them for the session.
        <Way
          kind="evidence"
          to={paths.progressEvidence}
          title={t("evidence:packs.link")}
          text={t("result.evidenceText")}
          reloadDocument
        />
      ) : null}
      {hasSession ? (
        <Way
          kind="questions"
          to={paths.questions}
          title={t("registration:tasks.questions")}
          text={
            unreadMessages > 0 ? t("registration:tasks.unread", { count: unreadMessages }) : t("result.questionsText")
          }
        />
      ) : null}
      <Way kind="again" to={paths.progressOfAnother} title={t("result.again")} text={t("result.againText")} />
      {shownState in mayWithdraw ? (
        <Way
          kind="withdraw"
          to={paths.withdraw}
          title={t("registration:withdraw.link")}
          text={t("result.withdrawText")}
        />
      ) : null}
    </ul>
  );
}

type Withdrawal = Extract<(typeof transitions)[number], { event: "withdraw" }>;

/** States without a decision. Withdrawing is the last action. */
const mayWithdraw: Record<Withdrawal["from"] | "returned", true> = {
  filling: true,
  returned: true,
  preliminaryReview: true,
};

type WayKind = "answers" | "evidence" | "questions" | "again" | "withdraw";

const pictures: Record<WayKind, string> = {
  answers: "M6 3.500h9l3 3V20.500H6zM9 10h6M9 13.500h6M9 17h4",
  evidence: "M12 4v11m-4-4 4 4 4-4M5 19.500h14",
  questions: "M4 5h16v11H10l-4 3.500V16H4zM8 9h8M8 12.500h5",
  again: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4",
  withdraw: "M8 8h7a5 5 0 0 1 0 10H9M11 4.500 7.500 8l3.500 3.500",
};

type WayProps = { kind: WayKind; to: string; title: string; text: string; reloadDocument?: boolean };

const Way = ({ kind, to, title, text, reloadDocument }: WayProps) => (
  <li>
    <Link to={to} reloadDocument={reloadDocument}>
      <LineIcon path={pictures[kind]} size={20} strokeWidth={1.7} />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <LineIcon path="m9 6 6 6-6 6" size={20} strokeWidth={1.7} />
    </Link>
  </li>
);
