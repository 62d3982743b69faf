import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { lengths } from "~/rules/limits/lengths";
import { failureWords } from "~/ui/feedback/failure-words";
import { Form, Link } from "~/ui/base/router";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import type { CardProps } from "./card-props";
import { reasonName } from "./unchanged-answers";

/** The reason for an unchanged answer: written on its comment's card, and read by the reviewer after the next submission. */
export function KeepAnswerForm({ reason, name, ...card }: CardProps & { reason: string; name: string }) {
  const { item, place, isAnswerable, isSaving, registrationId } = card;
  const outcome = card.outcome?.way === "keep" ? card.outcome : undefined;
  const { t, i18n } = useTranslation(["returned", "registration", "fields"]);
  const id = reasonName(item);
  const finding =
    outcome?.is === "noReason"
      ? t("registration:returned.reasonMissing")
      : outcome?.is === "failed"
        ? failureWords(i18n, outcome)
        : null;
  const tab = t(`fields:${item.section}.title`);
  return (
    <Form method="post" action={paths.answerComment(place, "keep")} className="returned-form">
      <RegistrationField id={registrationId} />
      <label className="field-label" htmlFor={id}>
        {t("registration:returned.reason")}
        <span className="off-screen"> {name}</span>
      </label>
      <textarea
        id={id}
        name="reason"
        rows={2}
        maxLength={lengths.scope}
        defaultValue={outcome?.typed ?? reason}
        className="control"
        aria-required
        aria-invalid={finding === null ? undefined : true}
        aria-describedby={`${id}-finding`}
      />
      <p id={`${id}-finding`} className="field-error" role={finding === null ? undefined : "alert"}>
        {finding}
      </p>
      <div className="returned-ways">
        <button type="submit" className="button-primary" disabled={isSaving}>
          {t("saveReason")}
        </button>
        {isAnswerable ? (
          <Link to={paths.answerComment(place, "change")} className="button-quiet">
            {t("changeInstead")}
          </Link>
        ) : null}
        <Link to={paths.commented(item)} className="button-quiet returned-away">
          {t("openIn", { tab })}
        </Link>
      </div>
    </Form>
  );
}
