import { useTranslation } from "react-i18next";
import * as onboarding from "~/contract/onboarding";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useAction } from "../../built-in/use-action";
import { Sure } from "../sure";
import type { Certification } from "./certification-page";
import { Missing } from "./missing";

type Props = { found: Certification; onHandedIn: () => void };

/** What is left to do before the documents can be handed in; then the handing in, after asking once more. */
export function HandIn({ found: { errors }, onHandedIn }: Props) {
  const { t } = useTranslation("gcis");
  const handIn = useAction(async () => {
    await call(onboarding.handIn, {});
    onHandedIn();
  });
  const words = {
    act: handIn.isBusy ? t("certification.handing") : t("certification.handIn"),
    sure: t("certification.sure"),
    yes: t("certification.yes"),
    no: t("certification.no"),
  };
  return (
    <section className="card" aria-label={t("certification.handIn")}>
      {errors.length > 0 ? <Missing errors={errors} /> : <p>{t("certification.ready")}</p>}
      <FailureNotice failure={handIn.failure} />
      <Sure
        words={words}
        look="button-primary"
        isBusy={handIn.isBusy}
        isOff={errors.length > 0}
        onYes={() => void handIn.run()}
      />
    </section>
  );
}
