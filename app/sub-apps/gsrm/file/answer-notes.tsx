import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import * as review from "~/contract/review";
import { isMasked } from "~/rules/masking";
import { answerAt } from "~/rules/onboarding/returned";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Typed } from "~/rules/typed";
import { call } from "../../built-in/call";
import { ShownAnswer } from "../shown-answer";
import { Flag } from "./flag";

type Props = { file: ReviewFile; section: SectionId; name: string; values: Typed };

/** Beneath an answer: the whole of a masked one, what it said in the round before, and the place for a comment. */
export function AnswerNotes({ file, section, name, values }: Props) {
  const { t } = useTranslation("gsrm");
  const change = file.changes?.find((one) => one.section === section && one.field === name);
  const answer = answerAt(name, values);
  return (
    <span className="answer-notes" id={`${section}-${name}`}>
      {typeof answer === "string" && isMasked(answer) ? (
        <ShownAnswer ask={() => call(review.show, { registrationId: file.registrationId, section, field: name })} />
      ) : null}
      {change ? (
        <span className="answer-before">
          <span className="badge badge-warn">{t("file.changedMark")}</span>{" "}
          {t("file.before", { before: change.before ?? t("file.nothingBefore") })}
        </span>
      ) : null}
      <Flag file={file} section={section} field={name} />
    </span>
  );
}
