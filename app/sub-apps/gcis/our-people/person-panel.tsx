import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import type { SupplierPerson } from "~/contract/supplier-people";
import * as supplierPeople from "~/contract/supplier-people";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";
import { EditAreas } from "./edit-areas";

type Props = { person: SupplierPerson; onDone: (words: string) => void; onClose: () => void };

/** The actions of an administrator on one person. Escape closes it. */
export function PersonPanel({ person, onDone, onClose }: Props) {
  const { t } = useTranslation("ourPeople");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isInvitation = person.state === "invited" || person.state === "expired";
  return (
    <section
      className="card our-people-section"
      aria-labelledby="person-title"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <h2 id="person-title" ref={heading} tabIndex={-1}>
        {t("panel.title")} <span lang="">{person.userName}</span>
      </h2>
      {isInvitation ? (
        <InvitationActs person={person} onDone={onDone} />
      ) : (
        <>
          <EditAreas person={person} onDone={onDone} />
          <AccountActs person={person} onDone={onDone} />
        </>
      )}
      <div className="section-actions">
        <button type="button" className="button-default" onClick={onClose}>
          {t("panel.close")}
        </button>
      </div>
    </section>
  );
}

type ActsProps = Omit<Props, "onClose">;

function InvitationActs({ person: { id: invitationId, userName: name, email }, onDone }: ActsProps) {
  const { t } = useTranslation("ourPeople");
  const renew = useAction(async () => {
    await call(supplierPeople.renew, { invitationId });
    onDone(t("invitation.renewed", { email }));
  });
  const revoke = useAction(async () => {
    await call(supplierPeople.revoke, { invitationId });
    onDone(t("invitation.revoked", { name }));
  });
  return (
    <>
      <Sure
        words={{
          act: t("invitation.revoke"),
          sure: t("invitation.revokeSure"),
          yes: t("invitation.revokeYes"),
          no: t("no"),
        }}
        look="button-default"
        isBusy={revoke.isBusy}
        onYes={() => void revoke.run()}
      >
        <button type="button" className="button-default" disabled={renew.isBusy} onClick={() => void renew.run()}>
          {t("invitation.renew")}
        </button>
      </Sure>
      <FailureNotice failure={renew.failure ?? revoke.failure} />
    </>
  );
}

function AccountActs({ person: { id: accountId, userName: name, isAdministrator, isSelf }, onDone }: ActsProps) {
  const { t } = useTranslation("ourPeople");
  const turn = useAction(async () => {
    await call(supplierPeople.setAdministrator, { accountId, isAdministrator: !isAdministrator });
    onDone(t(isAdministrator ? "administration.ended" : "administration.begun", { name }));
  });
  const remove = useAction(async () => {
    await call(supplierPeople.remove, { accountId });
    onDone(t("remove.done", { name }));
  });
  const way = isAdministrator ? "end" : "begin";
  return (
    <>
      <h3>{t("administration.title")}</h3>
      <p>{t("administration.text")}</p>
      <Sure
        words={{
          act: t(`administration.${way}`),
          sure: isSelf ? t("administration.endOwnSure") : t(`administration.${way}Sure`),
          yes: t(`administration.${way}Yes`),
          no: t("no"),
        }}
        look="button-default"
        isBusy={turn.isBusy}
        onYes={() => void turn.run()}
      />
      <FailureNotice failure={turn.failure} />
      <h3>{t("remove.title")}</h3>
      <p>{isSelf ? t("remove.self") : t("remove.text")}</p>
      {isSelf ? null : (
        <Sure
          words={{ act: t("remove.act"), sure: t("remove.sure"), yes: t("remove.yes"), no: t("no") }}
          look="button-default"
          isBusy={remove.isBusy}
          onYes={() => void remove.run()}
        />
      )}
      <FailureNotice failure={remove.failure} />
    </>
  );
}
