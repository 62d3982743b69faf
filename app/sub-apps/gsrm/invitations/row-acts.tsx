import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as invitations from "~/contract/invitations";
import type { InvitationRow } from "~/contract/invitations";
import { canResend } from "~/rules/invitation/invitation-states";
import { FailureNotice } from "../../built-in/failure-notice";

const calls = { resend: invitations.resend, withdraw: invitations.withdraw };
type Act = keyof typeof calls;
type Props = { invitation: InvitationRow; onDone: (words: string) => void };

/** The actions still possible for an invitation, each with a confirmation. */
export function RowActs({ invitation, onDone }: Props) {
  const { t } = useTranslation("invitations");
  const [act, setAct] = useState<Act | null>(null);
  const { companyName: company, state } = invitation;
  if (!canResend(state)) return null;
  return (
    <div className="invitations-acts">
      {(["resend", "withdraw"] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="button-link"
          aria-label={t(`${one}.labelFor`, { company })}
          onClick={() => setAct(one)}
        >
          {t(`${one}.label`)}
        </button>
      ))}
      {act ? <ActDialog act={act} invitation={invitation} onClose={() => setAct(null)} onDone={onDone} /> : null}
    </div>
  );
}

type DialogProps = Props & { act: Act; onClose: () => void };

/** A confirmation. Escape closes it, and the focus returns. */
function ActDialog({ act, invitation: { invitationId, companyName }, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("invitations");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    // In strict mode the component mounts twice, and an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const action = useAction(async () => {
    await call(calls[act], { invitationId });
    // Closing a dialog restores the focus; merely removing it loses the focus.
    dialog.current?.close();
    onDone(t(`${act}.done`));
  });
  return (
    <dialog ref={dialog} className="dialog invitations-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t(`${act}.title`)}</h2>
      <p>{t(`${act}.text`, { company: companyName })}</p>
      <FailureNotice failure={action.failure} />
      <div className="section-actions">
        <button type="button" className="button-primary" disabled={action.isBusy} onClick={() => void action.run()}>
          {action.isBusy ? t("busy") : t(`${act}.label`)}
        </button>
        <button type="button" className="button-default" onClick={() => dialog.current?.close()}>
          {t("cancel")}
        </button>
      </div>
    </dialog>
  );
}
