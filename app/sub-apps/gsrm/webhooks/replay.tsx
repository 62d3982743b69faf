import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as webhooks from "~/contract/webhooks";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = { delivery: webhooks.WebhookDelivery; onDone: (words: string) => void };

/** Sends an event to its address again. The button stays and keeps the focus. */
export function Replay({ delivery: { deliveryId, event, number, host }, onDone }: Props) {
  const { t } = useTranslation("webhooks");
  const names = { event: t(`events.${event}`), number: number ?? t("noNumber"), host };
  const action = useAction(async () => {
    await call(webhooks.replay, { deliveryId });
    onDone(t("replayed", names));
  });
  return (
    <>
      <button
        type="button"
        className="button-link"
        aria-label={t("replayFor", names)}
        onClick={() => void action.run()}
      >
        {t("replay")}
      </button>
      <FailureNotice failure={action.failure} />
    </>
  );
}
