import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** The label of the button, the question, and both answers. */
  words: {
    act: string;
    /** The accessible name of the button if a page has several of its kind. */
    actOn?: string;
    sure: string;
    yes: string;
    no: string;
  };
  look: "button-primary" | "button-default";
  isBusy: boolean;
  /** Whether the button is inactive because something is missing. */
  isOff?: boolean;
  onYes: () => void;
  children?: ReactNode;
};

/** An irreversible action: asks for confirmation in place, and moves the focus to the question. */
export function Sure({ words, look, isBusy, isOff = false, onYes, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <div className="section-actions">
        <button
          ref={first}
          type="button"
          className={look}
          aria-label={words.actOn}
          disabled={isOff}
          onClick={() => setIsAsking(true)}
        >
          {words.act}
        </button>
        {children}
      </div>
    );
  return (
    <div className="notice notice-warning" role="group" aria-label={words.actOn ?? words.act}>
      <p>{words.sure}</p>
      <div className="section-actions">
        <button ref={first} type="button" className="button-primary" disabled={isBusy} onClick={onYes}>
          {words.yes}
        </button>
        <button type="button" className="button-default" disabled={isBusy} onClick={() => setIsAsking(false)}>
          {words.no}
        </button>
      </div>
    </div>
  );
}
