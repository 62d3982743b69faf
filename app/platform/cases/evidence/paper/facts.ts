import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import { packTime } from "~/rules/evidence/evidence-pack";
import { nameTitle } from "../subject";
import { colors, type Sheet } from "./sheet";
import { part, styles } from "./styles";

/** A fact at the top of a document; `more` is printed below it in small type. */
export type PaperFact = { label: InBoth<string>; value: string; more?: string };

/** The title of a paper and the facts it begins with, two in a row. */
export function addFacts(sheet: Sheet, record: EvidenceRecord, facts: readonly PaperFact[]): void {
  const title = nameTitle(record);
  sheet.addRow({
    cells: [{ at: 0, width: 1, parts: [...part(title.zh, styles.title), ...part(title.en, styles.subtitle)] }],
  });
  sheet.space(10);
  for (let at = 0; at < facts.length; at += 2)
    sheet.addRow({
      cells: facts.slice(at, at + 2).map(({ label, value, more = "" }, place) => ({
        at: place / 2,
        width: 0.5,
        parts: [
          ...part(`${label.zh}  ${label.en}`, styles.quiet),
          ...part(value || "—", styles.strong),
          ...part(more, styles.quiet),
        ],
      })),
      fill: colors.fill,
      padding: 7,
    });
}

/** An instant as a fact, in China's time and in UTC. */
export const timeFact = (label: InBoth<string>, at: string): PaperFact => ({
  label,
  value: packTime(at),
  more: inBoth("evidence", (t) => t("paper.universalTime", { at })).en,
});

/** The names of the company; one from abroad may have no Chinese name. */
export function companyFact(
  { companyName, companyEnglishName }: EvidenceRecord,
  readable: (text: string) => string,
): PaperFact {
  const [value = "", more = ""] = [companyName, companyEnglishName].filter(Boolean).map(readable);
  return { label: inBoth("evidence", (t) => t("paper.company")), value, more };
}
