import type { RoundRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth } from "~/platform/core/words/words-in";
import { packTime } from "~/rules/evidence/evidence-pack";
import { colors, type Sheet } from "./sheet";
import { addHeading, addFootnote, part, styles } from "./styles";

type Readable = (text: string) => string;

/** Adds the texts that the registrant agreed to: title, version and the SHA-256 of the wording, language by language. */
export function addAgreements(sheet: Sheet, { agreements }: RoundRecord, readable: Readable): void {
  addHeading(
    sheet,
    inBoth("evidence", (t) => t("paper.agreements")),
  );
  const { acceptedAt, texts } = agreements;
  if (texts.length === 0)
    return addFootnote(
      sheet,
      inBoth("evidence", (t) => t("paper.notRecorded")),
    );
  addFootnote(
    sheet,
    inBoth("evidence", (t) => t("paper.acceptedAt", { at: packTime(acceptedAt) })),
  );
  for (const { title, version, sha256 } of texts) {
    const versions = inBoth("evidence", (t) => t("paper.version", { version }));
    const wording = inBoth("evidence", (t) => t("paper.wording"));
    const cell = (language: "zh" | "en") => [
      ...part(readable(title[language]), styles.label),
      ...part(version ? versions[language] : "", styles.quiet),
      ...part(wording[language], styles.quiet),
      ...part(inHalves(sha256[language]), styles.hash),
    ];
    sheet.addRow({
      cells: [
        { at: 0, width: 0.5, parts: cell("zh") },
        { at: 0.5, width: 0.5, parts: cell("en") },
      ],
      line: colors.line,
    });
  }
}

/** Half a line is too short for 64 digits, so they break in the middle. */
const inHalves = (hash: string) => `${hash.slice(0, 32)}\n${hash.slice(32)}`;
