import "./shortcuts.css";
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "../base/is-composing";
import { browserStore } from "~/ui/base/browser-store";
import { useNewest } from "~/ui/base/use-newest";

const storageKey = "shortcuts";
const switchEvent = "shortcuts-switched";

const areOn = () => browserStore.get(storageKey) !== "off";

function subscribe(listener: () => void) {
  addEventListener(switchEvent, listener);
  // The setting was changed in another tab.
  addEventListener("storage", listener);
  return () => {
    removeEventListener(switchEvent, listener);
    removeEventListener("storage", listener);
  };
}

/** Whether single-key shortcuts are on. People who use speech input switch them off (WCAG 2.1.4). */
const useAreOn = () => useSyncExternalStore(subscribe, areOn, () => true);

/** The controls in which a letter is text and not a shortcut. */
const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog";

/** Runs an action when its key is pressed outside text fields. Keys are values of `KeyboardEvent.key` in lower case. */
export function useShortcuts(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const actionFor = useNewest((key: string) => actions[key]);
  const isOn = useAreOn();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const action = actionFor(event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, actionFor]);
}

/** A shortcut with a description of its effect. */
export type NamedShortcut = { keys: string[]; does: string };

const listEvent = "shortcuts-listed";

/**
 * The current shortcuts of the page. They are collected through the document, because sub-applications have a second
 * copy of this module.
 */
export function listShortcuts(): NamedShortcut[] {
  const shortcuts: NamedShortcut[] = [];
  dispatchEvent(new CustomEvent(listEvent, { detail: shortcuts }));
  return shortcuts;
}

/** Adds the shortcut of a hint to the result of `listShortcuts`. */
function useListed(hint: RefObject<HTMLElement>) {
  useEffect(() => {
    const answer = ({ detail }: CustomEvent<NamedShortcut[]>) => {
      for (const item of hint.current?.querySelectorAll("li") ?? []) {
        const keys = [...item.querySelectorAll("kbd")].map(({ textContent }) => textContent ?? "");
        const does = (item.textContent ?? "").slice(keys.join("").length).trim();
        detail.push({ keys, does });
      }
    };
    addEventListener(listEvent, answer as EventListener);
    return () => removeEventListener(listEvent, answer as EventListener);
  }, [hint]);
}

/** Lists the shortcuts of a page, with a switch; hidden on devices without a keyboard. */
export function ShortcutHint({ keys }: { keys: readonly { keys: readonly string[]; does: ReactNode }[] }) {
  const { t } = useTranslation();
  const isOn = useAreOn();
  const hint = useRef<HTMLDivElement>(null);
  useListed(hint);
  const flip = () => {
    browserStore.set(storageKey, isOn ? "off" : "on");
    dispatchEvent(new Event(switchEvent));
  };
  return (
    <div className="shortcuts" ref={hint}>
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
