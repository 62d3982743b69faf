import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import { colors, contentWidth, page, type Sheet } from "./sheet";
import { nameBriefly } from "../subject";
import { styles } from "./styles";

const headAt = 34;
const footAt = page.height - 44;

/** Header and footer of every page: the company, the number with the subject of the document, and the page number. */
export function addFurniture({ document, set }: Sheet, record: EvidenceRecord, head: InBoth<string>): void {
  const { number, origin } = record;
  const subject = nameBriefly(record);
  const { start, count } = document.bufferedPageRange();
  const line = (y: number) =>
    document
      .moveTo(page.left, y)
      .lineTo(page.left + contentWidth, y)
      .lineWidth(0.5)
      .stroke(colors.line);
  for (let at = start; at < start + count; at++) {
    document.switchToPage(at);
    set(styles.quiet);
    document.text(`${head.zh}  ${head.en}`, page.left, headAt, { width: contentWidth * 0.6, lineBreak: false });
    document.text(`${number} · ${subject.zh} / ${subject.en}`, page.left, headAt, {
      width: contentWidth,
      align: "right",
    });
    line(headAt + 16);
    line(footAt - 6);
    document.text(`${origin}/verify`, page.left, footAt, { width: contentWidth * 0.6, lineBreak: false });
    const pages = inBoth("evidence", (t) => t("paper.page", { page: at - start + 1, pages: count }));
    document.text(pages.zh, page.left, footAt, { width: contentWidth, align: "right" });
  }
}
