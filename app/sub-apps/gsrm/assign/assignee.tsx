import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as assignment from "~/contract/assignment";
import type { ReviewFile } from "~/contract/review";
import { isAssignable } from "~/rules/teamwork/assignment";
import { FailureNotice } from "../../built-in/failure-notice";
import { AssignDialog, type AssignResult } from "./assign-dialog";
import { sayAssigned } from "./assign-words";

type Props = { file: ReviewFile; onChanged: () => void };

/** The reviewer of a registration, with a button that changes it. The result is announced. */
export function Assignee({ file: { registrationId, assignee, progress }, onChanged }: Props) {
  const { t } = useTranslation("teamwork");
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState("");
  const finish = (result: AssignResult) => {
    setIsOpen(false);
    setStatus(sayAssigned(t, result));
    onChanged();
  };
  const takeIt = useAction(async () => {
    const colleagues = await call(assignment.colleagues, {});
    const self = colleagues.find(({ isSelf }) => isSelf);
    if (self) finish(await call(assignment.assign, { registrationIds: [registrationId], accountId: self.accountId }));
  });
  return (
    <>
      <span className="assignee">
        <span lang={assignee ? "" : undefined}>{assignee?.userName ?? t("assign.none")}</span>
        {isAssignable(progress.state) ? (
          <>
            {assignee ? null : (
              <button type="button" className="button-link" disabled={takeIt.isBusy} onClick={() => void takeIt.run()}>
                {t("assign.assignToMe")}
              </button>
            )}
            <button type="button" className="button-link" onClick={() => setIsOpen(true)}>
              {t("assign.change")}
            </button>
          </>
        ) : null}
      </span>
      <span className="off-screen" role="status" lang="">
        {status}
      </span>
      <FailureNotice failure={takeIt.failure} />
      {isOpen ? (
        <AssignDialog
          registrationIds={[registrationId]}
          currentId={assignee?.accountId}
          onClose={() => setIsOpen(false)}
          onAssigned={finish}
        />
      ) : null}
    </>
  );
}
