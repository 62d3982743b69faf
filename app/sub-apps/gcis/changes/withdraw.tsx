import { useTranslation } from "react-i18next";
import * as changeRequests from "~/contract/change-requests";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useAction } from "../../built-in/use-action";
import { Sure } from "~/ui/feedback/sure";

type Props = { changeId: string; onWithdrawn: () => void };

/** Takes a change back, after asking once more. */
export function Withdraw({ changeId, onWithdrawn }: Props) {
  const { t } = useTranslation("gcis");
  const withdraw = useAction(async () => {
    await call(changeRequests.withdraw, { changeId });
    onWithdrawn();
  });
  const words = {
    act: t("changes.withdraw"),
    sure: t("changes.withdrawSure"),
    yes: t("changes.withdrawYes"),
    no: t("changes.withdrawNo"),
  };
  return (
    <>
      <FailureNotice failure={withdraw.failure} />
      <Sure words={words} look="button-default" isBusy={withdraw.isBusy} onYes={() => void withdraw.run()} />
    </>
  );
}
