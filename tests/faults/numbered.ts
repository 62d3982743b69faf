import { createHash } from "node:crypto";
import { requiredTurnoverYears } from "~/rules/registration/turnover";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import type { Registrant } from "./registrant";

export const written = ["basic", "business", "contact", "bank"] as const satisfies SectionId[];
type Written = (typeof written)[number];

/** The form shows these years, regardless of the saved ones. */
const years = requiredTurnoverYears(new Date().toISOString());

/** A section whose every answer contains its number, so that a mixture of two saves is detected. */
export function numbered(section: Written, number: number): FormValues {
  const mark = createHash("sha256").update(`${section} ${number}`).digest("hex").slice(0, 40);
  const row = { id: "first", name: `${number} ${mark}` };
  switch (section) {
    case "basic":
      return { companyName: `${number} ${mark}`, businessScope: `${mark}\n`.repeat(80).trimEnd(), shareholders: [row] };
    case "business":
      return {
        turnover: years.map((year) => ({ id: `year-${year}`, year, amount: `${number} ${mark}` })),
        corePersonnel: Array.from({ length: 10 }, (_, at) => ({ ...row, id: `row-${at}`, position: mark })),
      };
    case "contact":
      return { contacts: Array.from({ length: 10 }, (_, at) => ({ ...row, id: `row-${at}`, position: mark })) };
    case "bank":
      return { banks: [{ id: "first", country: "CN", accountName: `${number} ${mark}`, accountNumber: mark }] };
  }
}

/** The state of the writer of one section: the newest acknowledged save, and the one still waiting for a response. */
export type Ledger = { section: Written; version: number; number: number; waiting?: number; acknowledged: number };

/**
 * Saves numbered documents in every section until the portal stops responding, which `gone` waits for. `underWay` resolves once
 * the portal has acknowledged this many saves, so that a slow machine does not end a test before it begins.
 */
export function writeUntilGone(registrant: Registrant, ledgers: readonly Ledger[], saves: number) {
  const enough = Promise.withResolvers<void>();
  let left = saves;
  const onSaved = () => {
    left -= 1;
    if (left === 0) enough.resolve();
  };
  const gone = Promise.all(ledgers.map((ledger) => writeSection(registrant, ledger, onSaved)));
  // A save that is refused ends the test with its reason.
  return { gone, underWay: Promise.race([enough.promise, gone]) };
}

async function writeSection({ save }: Registrant, ledger: Ledger, onSaved: () => void): Promise<void> {
  for (let next = ledger.number + 1; ; next += 1) {
    ledger.waiting = next;
    const answer = await save(ledger.section, ledger.version, numbered(ledger.section, next)).catch(() => undefined);
    if (!answer) return;
    if (!answer.saved) throw new Error(`a save was refused: ${answer.status}`);
    Object.assign(ledger, { version: answer.saved.version, number: next, waiting: undefined });
    ledger.acknowledged += 1;
    onSaved();
  }
}
