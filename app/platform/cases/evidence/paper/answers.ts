import type { EvidenceAnswer, EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import { colors, type Sheet } from "./sheet";
import { addHeading, addFootnote, part, styles } from "./styles";

type Readable = (text: string) => string;
const columns = { question: 0.32, answer: 0.34 } as const;

/** The answers of a tab: the question in both languages, and the answer in Chinese and English side by side. */
export function addTab(sheet: Sheet, { title, answers }: EvidenceRecord["tabs"][number], readable: Readable): void {
  if (answers.length === 0) return;
  addHeading(sheet, title);
  sheet.setHead(headRow());
  sheet.addRow(headRow());
  let row: InBoth<string> = { zh: "", en: "" };
  for (const answer of answers) {
    if (answer.row.zh !== row.zh && answer.row.zh) addGroup(sheet, answer.row);
    row = answer.row;
    sheet.addRow({ cells: cellsOf(answer, readable), line: colors.line, padding: 4 });
  }
  sheet.setHead(undefined);
}

/** The answers that are shortened, explained once after all answers. */
export function addMaskNote(sheet: Sheet): void {
  sheet.space(4);
  addFootnote(
    sheet,
    inBoth("evidence", (t) => t("paper.masked")),
  );
}

function headRow() {
  const question = inBoth("evidence", (t) => t("paper.question"));
  const answer = inBoth("evidence", (t) => t("paper.answer"));
  return {
    cells: [
      { at: 0, width: columns.question, parts: part(`${question.zh} / ${question.en}`, styles.quiet) },
      { at: columns.question, width: columns.answer, parts: part(answer.zh, styles.quiet) },
      { at: columns.question + columns.answer, width: columns.answer, parts: part(answer.en, styles.quiet) },
    ],
    line: colors.line,
    padding: 3,
  };
}

/** The heading of a table row, above its answers. */
function addGroup(sheet: Sheet, { zh, en }: InBoth<string>): void {
  sheet.space(0, 60);
  sheet.addRow({
    cells: [{ at: 0, width: 1, parts: part(zh === en ? zh : `${zh} / ${en}`, styles.group) }],
    fill: colors.fill,
    padding: 3,
  });
}

/** Typed text is the same in both languages, so it spans both columns. */
function cellsOf({ label, text }: EvidenceAnswer, readable: Readable) {
  const question = {
    at: 0,
    width: columns.question,
    parts: [...part(label.zh, styles.label), ...part(label.en, styles.quiet)],
  };
  const inChinese = part(readable(text.zh), styles.answer);
  const at = columns.question;
  if (text.zh === text.en) return [question, { at, width: 2 * columns.answer, parts: inChinese }];
  return [
    question,
    { at, width: columns.answer, parts: inChinese },
    { at: at + columns.answer, width: columns.answer, parts: part(readable(text.en), styles.answer) },
  ];
}
