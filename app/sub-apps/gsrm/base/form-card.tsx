import "../review-settings/settings.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type Props = {
  title: string;
  lead: string;
  /** The label of the button that opens the form; null if nothing can be done now. */
  act: string | null;
  children: ReactNode;
  /** The form, while it is open; `onClose` is called with the result to announce, or with nothing if the user cancels. */
  renderForm: (onClose: (done?: string) => void) => ReactNode;
};

/** A card of a company file with a form behind a button. The focus returns to the button, and the result is announced. */
export function FormCard({ title, lead, act, children, renderForm }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  function onClose(done = "") {
    setStatus(done);
    setOpen(false);
  }
  function open() {
    setStatus("");
    setOpen(true);
  }
  return (
    <section className="card settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="field-hint">{lead}</p>
      {children}
      {isOpen && act !== null ? renderForm(onClose) : null}
      {!isOpen && act !== null ? (
        <div className="section-actions">
          <button ref={button} type="button" className="button-default" onClick={open}>
            {act}
          </button>
        </div>
      ) : null}
      <p role="status" className="settings-status">
        {status}
      </p>
    </section>
  );
}
