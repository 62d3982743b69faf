import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Action } from "~/client/use-action";

type Props = {
  action: Action<[]>;
  words: { label: string; sure: string; yes: string; busy: string; no: string };
  /** The failure of the last attempt. */
  children: ReactNode;
};

/** An action at the end of a page, done after a question. */
export function ConfirmedAction({ action, words, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  return (
    <section className="card settings-section" aria-label={words.label}>
      {children}
      {isAsking ? (
        <div className="notice notice-warning" role="group" aria-label={words.label}>
          <p>{words.sure}</p>
          <div className="section-actions">
            <button
              ref={yes}
              type="button"
              className="button-primary"
              disabled={action.isBusy}
              onClick={() => void action.run()}
            >
              {action.isBusy ? words.busy : words.yes}
            </button>
            <button
              type="button"
              className="button-default"
              disabled={action.isBusy}
              onClick={() => {
                flushSync(() => setIsAsking(false));
                opener.current?.focus();
              }}
            >
              {words.no}
            </button>
          </div>
        </div>
      ) : (
        <div className="section-actions">
          <button ref={opener} type="button" className="button-default" onClick={() => setIsAsking(true)}>
            {words.label}
          </button>
        </div>
      )}
    </section>
  );
}
