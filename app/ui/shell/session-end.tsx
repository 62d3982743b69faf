import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type Left, useSessionClock } from "./session-clock";
import { SignOut } from "./sign-out";

type Props = { session: Left; path: string };

/** Two minutes before a session ends it says so (§9, S-27); at the end the way leads to the sign-in; what is typed stays (`form-drafts.tsx`). */
export function SessionEnd({ session, path }: Props) {
  const { t } = useTranslation("workspace");
  const [isRead, setIsRead] = useState(false);
  const { secondsLeft, canExtend, stay } = useSessionClock(session, () => location.assign(paths.login(path)));
  const goOn = () => (canExtend ? void stay() : setIsRead(true));
  return (
    <Modal.Root opened={secondsLeft !== null && !isRead} onClose={goOn} closeOnClickOutside={false} centered>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t("sessionEnd.title")}>
        <Modal.Body className="session-end">
          <Modal.Title>{t("sessionEnd.title")}</Modal.Title>
          <p>{canExtend ? t("sessionEnd.idle") : t("sessionEnd.whole")}</p>
          <p className="session-end-clock" role="timer">
            {clock(secondsLeft ?? 0)}
          </p>
          <div className="section-actions">
            <button type="button" className="button-primary" onClick={goOn} data-autofocus>
              {canExtend ? t("sessionEnd.stay") : t("sessionEnd.understood")}
            </button>
            <SignOut />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
