import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth } from "~/platform/core/words/words-in";
import { packTime } from "~/rules/evidence/evidence-pack";
import { colors, type Sheet } from "./sheet";
import { addHeading, addFootnote, part, styles } from "./styles";

type Readable = (text: string) => string;

/** All files with their field in the form, size and SHA-256. */
export function addFiles(sheet: Sheet, { files }: EvidenceRecord, readable: Readable): void {
  addHeading(
    sheet,
    inBoth("evidence", (t) => t("paper.files")),
  );
  if (files.length === 0)
    return addFootnote(
      sheet,
      inBoth("evidence", (t) => t("paper.noFiles")),
    );
  for (const { name, bytes, label, sha256, uploadedAt } of files) {
    const size = inBoth("evidence", (t) => t("paper.fileSize", { bytes }));
    const removed = inBoth("evidence", (t) => t("paper.fileRemoved"));
    sheet.addRow({
      cells: [
        {
          at: 0,
          width: 0.7,
          parts: [
            ...part(readable(name), styles.label),
            ...part(`${label.zh} / ${label.en}`, styles.quiet),
            ...part(sha256 ? `SHA-256 ${sha256}` : `${removed.zh} ${removed.en}`, styles.hash),
          ],
        },
        {
          at: 0.72,
          width: 0.28,
          parts: [...part(`${size.zh} / ${size.en}`, styles.quiet), ...part(packTime(uploadedAt), styles.quiet)],
        },
      ],
      line: colors.line,
    });
  }
  addFootnote(
    sheet,
    inBoth("evidence", (t) => t("paper.pictures")),
  );
}

/** The address at which readers can verify the report. */
export function addVerify(sheet: Sheet, { origin }: EvidenceRecord): void {
  const address = `${origin}/verify`;
  addHeading(
    sheet,
    inBoth("evidence", (t) => t("paper.verify")),
  );
  const text = inBoth("evidence", (t) => t("paper.verifyText", { address }));
  sheet.addRow({
    cells: [
      { at: 0, width: 0.5, parts: part(text.zh, styles.answer, address) },
      { at: 0.5, width: 0.5, parts: part(text.en, styles.answer, address) },
    ],
  });
}
