import "./scan-note.css";
import { useTranslation } from "react-i18next";
import type { ScanState } from "~/rules/scan-states";

type Props = {
  state: ScanState;
  /** Who reads it: who uploads can do something about it. */
  reader: "uploader" | "reader";
};

/** What the virus scan says of a file, beside it; a change of it is read out. */
export function ScanNote({ state, reader }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <span className={`scan-note scan-${state}`} aria-live="polite" lang={i18n.language}>
      {t(reader === "uploader" ? `files.scan.${state}` : `files.scanOf.${state}`)}
    </span>
  );
}
