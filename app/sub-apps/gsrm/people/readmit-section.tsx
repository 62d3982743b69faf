import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as people from "~/contract/people";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";
import type { PersonSection } from "./person-section";

/** Lets a person whose account is deactivated sign in again. */
export function ReadmitSection({ person: { accountId }, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const readmit = useAction(async () => {
    await call(people.readmit, { accountId });
    onDone(t("readmit.done"));
  });
  return (
    <section className="card settings-section" aria-labelledby="readmit-title">
      <h2 id="readmit-title">{t("readmit.title")}</h2>
      <p>{t("readmit.text")}</p>
      <Sure
        words={{ act: t("readmit.act"), sure: t("readmit.sure"), yes: t("readmit.yes"), no: t("no") }}
        look="button-default"
        isBusy={readmit.isBusy}
        onYes={() => void readmit.run()}
      />
      <FailureNotice failure={readmit.failure} />
    </section>
  );
}
