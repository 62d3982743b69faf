import { useTranslation } from "react-i18next";
import * as onboarding from "~/contract/onboarding";
import { call } from "../../built-in/call";
import { OutdatedNotice } from "../../built-in/outdated-notice";
import { useAction } from "../../built-in/use-action";
import { Sure } from "~/ui/feedback/sure";
import type { Certification } from "./certification-page";
import { Missing } from "./missing";

type Props = { found: Certification; onHandedIn: () => void };

/** What is left to do before the documents can be handed in; then the handing in, after asking once more. */
export function HandIn({ found: { errors, revision }, onHandedIn }: Props) {
  const { t } = useTranslation("gcis");
  const handIn = useAction(async () => {
    await call(onboarding.handIn, { revision });
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
      <OutdatedNotice
        failure={handIn.failure}
        codes={["certification.outdated", "onboarding.notPossible"]}
        words={{ text: t("certification.outdated"), reload: t("certification.reload") }}
        onReload={onHandedIn}
      />
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
