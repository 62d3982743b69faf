import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as people from "~/contract/people";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";
import type { PersonSection } from "./person-section";

/** Removes a person's sign-in limit, or signs them out everywhere. */
export function AccessSection({ person: { accountId }, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const unlock = useAction(async () => {
    await call(people.unlock, { accountId });
    onDone(t("access.unlocked"));
  });
  const end = useAction(async () => {
    await call(people.endSessions, { accountId });
    onDone(t("access.ended"));
  });
  return (
    <section className="card settings-section" aria-labelledby="access-title">
      <h2 id="access-title">{t("access.title")}</h2>
      <p>{t("access.text")}</p>
      <Sure
        words={{ act: t("access.end"), sure: t("access.endSure"), yes: t("access.endYes"), no: t("no") }}
        look="button-default"
        isBusy={end.isBusy}
        onYes={() => void end.run()}
      >
        <button type="button" className="button-default" disabled={unlock.isBusy} onClick={() => void unlock.run()}>
          {t("access.unlock")}
        </button>
      </Sure>
      <FailureNotice failure={unlock.failure ?? end.failure} />
    </section>
  );
}
