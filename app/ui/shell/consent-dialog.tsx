import "./consent.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/ui/form/use-hydrated";
import { ConsentForm } from "./consent-form";
import { useShell } from "./shell-facts";

const stay = () => undefined;
/** Under the warning that the session ends. */
const zIndex = 190;

/**
 * §4: users in India agree before they go on. It is closed by agreeing alone, neither by Escape nor by a click outside; who
 * does not agree signs out. Without scripts it lies over the page just the same.
 */
export function ConsentDialog() {
  const { t } = useTranslation("account");
  const { consent: pendingConsent } = useShell();
  const isHydrated = useHydrated();
  const [isAgreed, setIsAgreed] = useState(false);
  const [consent, setConsent] = useState(pendingConsent);
  // Once asked, it stays asked until the answer says yes, whatever the next reading of the page says.
  if (pendingConsent && !consent) setConsent(pendingConsent);
  const agree = () => setIsAgreed(true);
  if (!consent || isAgreed) return null;
  if (!isHydrated)
    return (
      <div className="consent-still">
        <section className="consent-paper" aria-labelledby="consent-title">
          <h2 id="consent-title">{t("consent.title")}</h2>
          <ConsentForm texts={consent.texts} onAgree={agree} />
        </section>
      </div>
    );
  return (
    <Modal.Root
      opened
      onClose={stay}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="min(46rem, 94vw)"
      zIndex={zIndex}
      transitionProps={{ duration: 0 }}
      centered
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t("consent.title")}>
        <Modal.Body className="consent-paper">
          <Modal.Title>{t("consent.title")}</Modal.Title>
          <ConsentForm texts={consent.texts} onAgree={agree} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
