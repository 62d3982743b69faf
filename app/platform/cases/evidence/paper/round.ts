import type { RoundRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth } from "~/platform/core/words/words-in";
import { packTime } from "~/rules/evidence/evidence-pack";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import { nameSubject } from "../subject";
import { addFacts, companyFact, timeFact } from "./facts";
import type { Sheet } from "./sheet";
import { addFootnote } from "./styles";

/** Adds the subject of the pack of a round: registration, round, time, company, registrant. */
export function addRound(sheet: Sheet, record: RoundRecord, readable: (text: string) => string): void {
  const { number, at, registrant } = record;
  const subject = nameSubject(record);
  const label = (key: "number" | "round" | "submittedAt" | "registrant" | "email") =>
    inBoth("evidence", (t) => t(`paper.${key}`));
  addFacts(sheet, record, [
    { label: label("number"), value: number },
    { label: label("round"), value: `${subject.zh} / ${subject.en}` },
    timeFact(label("submittedAt"), at),
    companyFact(record, readable),
    { label: label("registrant"), value: readable(registrant.name) },
    { label: label("email"), value: readable(withWireDomain(registrant.email)) },
  ]);
  addFootnote(
    sheet,
    inBoth("evidence", (t) => t("paper.confirmed", { at: packTime(registrant.emailConfirmedAt) })),
  );
}
