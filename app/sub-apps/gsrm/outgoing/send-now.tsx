import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as outgoing from "~/contract/outgoing";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = { email: outgoing.OutgoingMessage; onDone: (words: string) => void };

/** Sends an email now, if it can be sent. */
export function SendNow({ email: { emailId, topic, to, canBeSent }, onDone }: Props) {
  const { t } = useTranslation(["outgoing", "gsrm"]);
  const names = { topic: t(`gsrm:undelivered.topics.${topic}`), to: to ?? "" };
  const action = useAction(async () => {
    await call(outgoing.send, { emailId });
    onDone(t("sent", names));
  });
  return (
    <>
      {canBeSent ? (
        <button
          type="button"
          className="button-link"
          aria-label={t("sendFor", names)}
          onClick={() => void action.run()}
        >
          {t("send")}
        </button>
      ) : null}
      <FailureNotice failure={action.failure} />
    </>
  );
}
