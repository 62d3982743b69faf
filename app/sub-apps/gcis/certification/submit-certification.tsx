import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as onboarding from "~/contract/onboarding";
import { Sure } from "~/ui/feedback/sure";
import { OutdatedNotice } from "~/sub-apps/built-in/failure-notice";
import type { Certification } from "./certification";

type Props = { certification: Certification; onSubmitted: () => void };

/** Lists what is missing, then submits the documents after a confirmation. */
export function SubmitCertification({ certification: { errors, revision }, onSubmitted }: Props) {
  const { t } = useTranslation("gcis");
  const submission = useAction(async () => {
    await call(onboarding.submitCertification, { revision });
    onSubmitted();
  });
  const words = {
    act: submission.isBusy ? t("certification.submitting") : t("certification.submit"),
    sure: t("certification.sure"),
    yes: t("certification.yes"),
    no: t("certification.no"),
  };
  return (
    <section className="card" aria-label={t("certification.submit")}>
      {errors.length > 0 ? <Missing errors={errors} /> : <p>{t("certification.ready")}</p>}
      <OutdatedNotice
        failure={submission.failure}
        codes={["certification.outdated", "onboarding.notPossible"]}
        words={{ text: t("certification.outdated"), reload: t("certification.reload") }}
        onReload={onSubmitted}
      />
      <Sure
        words={words}
        look="button-primary"
        isBusy={submission.isBusy}
        isOff={errors.length > 0}
        onYes={() => void submission.run()}
      />
    </section>
  );
}

/** Everything that is missing, each with a link to its field. */
function Missing({ errors }: Pick<Certification, "errors">) {
  const { t } = useTranslation(["gcis", "findings"]);
  return (
    <div className="missing">
      <p>
        <strong>{t("certification.toCorrect", { count: errors.length })}</strong>
      </p>
      <ul>
        {errors.map(({ field, code, params }) => {
          const [type = ""] = field.split(".");
          return (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {t(`certification.documents.${type}.title`)} · {t(`findings:${code}`, params)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
