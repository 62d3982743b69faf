import { withWireDomain } from "~/rules/sign-in/wire-domain";
import type { DecisionRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth } from "~/platform/core/words/words-in";
import { packTime } from "~/rules/evidence/evidence-pack";
import { addFacts, companyFact, timeFact } from "./facts";
import { colors, type Sheet } from "./sheet";
import { addHeading, part, styles } from "./styles";

/** Adds the subject of the pack of a decision: the change, its outcome, and the steps it passed until then. */
export function addDecision(sheet: Sheet, record: DecisionRecord, readable: (text: string) => string): void {
  const { number, at, proposer, title, outcome, note, reason } = record;
  const result = word(outcome);
  addFacts(sheet, record, [
    { label: inBoth("evidence", (t) => t("paper.number")), value: number },
    { label: word("section"), value: `${title.zh} / ${title.en}` },
    { label: word("outcome"), value: `${result.zh} / ${result.en}` },
    timeFact(word("decidedAt"), at),
    companyFact(record, readable),
    { label: word("proposer"), value: readable(proposer.name), more: readable(withWireDomain(proposer.email)) },
  ]);
  addSteps(sheet, record);
  for (const [key, text] of [["note", note] as const, ["reason", reason] as const]) {
    if (!text) continue;
    addHeading(sheet, word(key));
    sheet.addRow({ cells: [{ at: 0, width: 1, parts: part(readable(text), styles.answer) }] });
  }
}

/** The times at which it was requested, confirmed by phone, approved and decided. */
function addSteps(sheet: Sheet, { steps }: DecisionRecord): void {
  addHeading(sheet, word("steps"));
  for (const { step, at } of steps) {
    const name = word(`step.${step}`);
    sheet.addRow({
      cells: [
        { at: 0, width: 0.35, parts: part(name.zh, styles.label) },
        { at: 0.35, width: 0.35, parts: part(name.en, styles.quiet) },
        { at: 0.7, width: 0.3, parts: part(packTime(at), styles.answer) },
      ],
      line: colors.line,
    });
  }
}

type Step = DecisionRecord["steps"][number]["step"];
type Word = "section" | "outcome" | "decidedAt" | "proposer" | "steps" | "note" | "reason";
const word = (key: Word | DecisionRecord["outcome"] | `step.${Step}`) =>
  inBoth("evidence", (t) => t(`decision.${key}`));
