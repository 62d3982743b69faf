import "./palette.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listShortcuts, type NamedShortcut } from "~/ui/keys/shortcuts";

/** The list of shortcuts (`?`): those of the current page and those of all pages. */
export default function PageKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("workspace");
  const dialog = useRef<HTMLDialogElement>(null);
  const [ofPage] = useState(listShortcuts);
  useEffect(() => dialog.current?.showModal(), []);
  const everywhere: NamedShortcut[] = [
    { keys: ["Ctrl", "K"], does: t("palette.title") },
    { keys: ["?"], does: t("palette.commands.keys") },
    { keys: ["G", "D"], does: t("palette.go.dashboard") },
    { keys: ["G", "Q"], does: t("palette.go.queue") },
    { keys: ["G", "C"], does: t("palette.go.changes") },
  ];
  return (
    <dialog ref={dialog} className="palette" aria-labelledby="page-keys-title" onClose={onClose}>
      <div className="palette-body">
        <div className="palette-head">
          <h2 id="page-keys-title">{t("palette.commands.keys")}</h2>
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            {t("palette.close")}
          </button>
        </div>
        <div className="palette-keys" tabIndex={0} role="group" aria-labelledby="page-keys-title">
          {ofPage.length > 0 ? <KeyList title={t("palette.ofPage")} shortcuts={ofPage} /> : null}
          <KeyList title={t("palette.everywhere")} shortcuts={everywhere} />
        </div>
      </div>
    </dialog>
  );
}

const KeyList = ({ title, shortcuts }: { title: string; shortcuts: NamedShortcut[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {shortcuts.map(({ keys, does }) => (
        <li key={keys.join()}>
          {does}
          <span>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </>
);
