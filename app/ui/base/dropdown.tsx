import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { isComposing } from "~/ui/base/is-composing";

type Props = { label: ReactNode; className?: string; onOpen?: (panel: HTMLElement) => void; children: ReactNode };

/** A dropdown of the bar. It opens without scripts; with them it also closes on Escape, a click elsewhere, or a new page. */
export function Dropdown({ label, className = "", onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    // A dropdown that was opened before the scripts ran stays open.
    if (shownOn.current !== key) close(details.current);
    shownOn.current = key;
  }, [key]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current);
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== "Escape" || !details.current?.open) return;
    close(details.current);
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={details}
      className={`dropdown ${className}`}
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => currentTarget.open && panel.current && onOpen?.(panel.current)}
    >
      <summary>{label}</summary>
      <div ref={panel} className="dropdown-panel">
        {children}
      </div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}
