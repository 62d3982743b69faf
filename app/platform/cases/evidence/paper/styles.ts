import type { InBoth } from "~/platform/core/words/words-in";
import type { PaperPart, Style } from "./part";
import { colors, type Sheet } from "./sheet";

const style = (font: Style["font"], size: number, color: string = colors.text): Style => ({ font, size, color });

/** All text styles of the report. */
export const styles = {
  title: style("bold", 20),
  subtitle: style("regular", 12, colors.quiet),
  heading: style("bold", 12.5, colors.brand),
  headingEnglish: style("regular", 10, colors.quiet),
  group: style("bold", 9),
  label: style("bold", 8.5),
  quiet: style("regular", 8, colors.quiet),
  answer: style("regular", 9),
  strong: style("bold", 10.5),
  hash: style("regular", 7.5, colors.quiet),
} as const;

/** A text in a style; nothing if it is empty. */
export const part = (text: string, look: Style, link?: string): PaperPart[] =>
  text ? [{ text, style: look, ...(link !== undefined && { link }) }] : [];

/** The heading of a section, which is never at the end of a page. */
export function addHeading(sheet: Sheet, title: InBoth<string>): void {
  sheet.space(14, 120);
  sheet.addRow({
    cells: [
      { at: 0, width: 0.5, parts: part(title.zh, styles.heading) },
      { at: 0.5, width: 0.5, parts: part(title.en, styles.heading) },
    ],
    line: colors.brand,
    padding: 3,
  });
  sheet.document.outline.addItem(`${title.zh} ${title.en}`);
}

/** A sentence in both languages side by side. */
export function addFootnote(sheet: Sheet, note: InBoth<string>, look: Style = styles.quiet): void {
  sheet.addRow({
    cells: [
      { at: 0, width: 0.5, parts: part(note.zh, look) },
      { at: 0.5, width: 0.5, parts: part(note.en, look) },
    ],
    padding: 4,
  });
}
