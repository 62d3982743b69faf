import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Member } from "~/contract/members";
import { paths } from "~/paths";
import { userPopupWidth } from "~/rules/limits/screens";
import { useHydrated } from "~/ui/base/use-hydrated";
import type { FormRefusal } from "./personal-forms";
import type { Members } from "./personal.server";
import { RoleForm } from "./role-form";

type Props = {
  members: Members;
  /** The member whose roles are changed. Undefined if the account is yet to be entered. */
  member: Member | undefined;
  /** The account in the address. */
  account: string;
  refusal: FormRefusal | undefined;
};

/**
 * The role popup (§5; its width: §9). The address determines whether it is open; without scripts it is part of the
 * page.
 */
export function RolePopup({ members, member, account, refusal }: Props) {
  const { t } = useTranslation("account");
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const title = member ? t("roles.editTitle") : t("roles.addTitle");
  const away = paths.members(members.page);
  const form = <RoleForm roles={members.roles} member={member} account={account} refusal={refusal} away={away} />;
  if (!isHydrated)
    return (
      <section className="role-popup role-popup-still" aria-labelledby="role-popup-title">
        <h3 id="role-popup-title">{title}</h3>
        {form}
      </section>
    );
  return (
    <Modal.Root
      opened
      onClose={() => navigate(away, { preventScrollReset: true })}
      size={userPopupWidth}
      transitionProps={{ duration: 0 }}
      centered
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" className="role-popup-content" aria-label={title}>
        <Modal.Body className="role-popup">
          <Modal.Title>{title}</Modal.Title>
          {form}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
