import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";

/** The subject of a pack, in a few words: a round, or a decision on a change. */
export const nameSubject = (record: EvidenceRecord): InBoth<string> =>
  record.kind === "round"
    ? inBoth("evidence", (t) => t("paper.roundOf", { round: record.round }))
    : inBoth("evidence", (t, language) => t("decision.subject", { section: record.title[language] }));

/** The title of a pack. */
export const nameTitle = ({ kind }: EvidenceRecord): InBoth<string> =>
  inBoth("evidence", (t) => (kind === "round" ? t("paper.title") : t("decision.title")));

/** The short form, without the section of a change. */
export const nameBriefly = (record: EvidenceRecord): InBoth<string> =>
  record.kind === "round" ? nameSubject(record) : inBoth("evidence", (t) => t("decision.brief"));
