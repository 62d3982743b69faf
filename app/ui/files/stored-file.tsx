import { useTranslation } from "react-i18next";
import type { ScanState } from "~/rules/files/scan-states";
import { inKilobytes, inMegabytes } from "~/rules/size";
import "./scan-note.css";

type Props = {
  state: ScanState;
  /** The audience of the note. Only uploaders can act on the result. */
  reader: "uploader" | "reader";
};

/** The result of a file's virus scan, next to the file. Changes are announced. */
export function ScanNote({ state, reader }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <span className={`scan-note scan-${state}`} aria-live="polite" lang={i18n.language}>
      {t(reader === "uploader" ? `files.scan.${state}` : `files.scanOf.${state}`)}
    </span>
  );
}

/** Formats a number of bytes in the user's language: `1.4 MB`. */
export function fileSize(bytes: number, language: string) {
  const megabytes = inMegabytes(bytes);
  const format = (value: number, unit: string) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
  return megabytes >= 0.1 ? format(megabytes, "MB") : format(inKilobytes(bytes), "KB");
}
