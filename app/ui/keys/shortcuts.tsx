import "./shortcuts.css";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const storageKey = "shortcuts";
const switchEvent = "shortcuts-switched";

const areOn = () => localStorage.getItem(storageKey) !== "off";

function subscribe(listener: () => void) {
  addEventListener(switchEvent, listener);
  // Another tab of the same person switched them.
  addEventListener("storage", listener);
  return () => {
    removeEventListener(switchEvent, listener);
    removeEventListener("storage", listener);
  };
}

/** Whether single keys do something: somebody who speaks to the computer, or types by accident, switches them off (WCAG 2.1.4). */
const useAreOn = () => useSyncExternalStore(subscribe, areOn, () => true);

/** Where letters are text. */
const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog";

/** Runs an action when its key is pressed outside text fields. Keys are as `KeyboardEvent.key` names them, in lower case. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  const isOn = useAreOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** Names the keys of a page, with a switch; hidden where there is no keyboard. */
export function ShortcutHint({ keys }: { keys: readonly { keys: readonly string[]; does: ReactNode }[] }) {
  const { t } = useTranslation();
  const isOn = useAreOn();
  const flip = () => {
    localStorage.setItem(storageKey, isOn ? "off" : "on");
    dispatchEvent(new Event(switchEvent));
  };
  return (
    <div className="shortcuts">
      {isOn ? (
        <ul>
          {keys.map(({ keys: names, does }) => (
            <li key={names.join()}>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}{" "}
              {does}
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" className="button-link" aria-pressed={isOn} onClick={flip}>
        {t(isOn ? "shortcuts.off" : "shortcuts.on")}
      </button>
    </div>
  );
}
