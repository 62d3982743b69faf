import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { wordsIn } from "~/platform/core/words/words-in";
import { withBrand } from "~/rules/brand";
import { packTime } from "~/rules/evidence/evidence-pack";
import { nameSubject } from "./subject";

const linux = "sha256sum -c SHA256SUMS";
const mac = "shasum -a 256 -c SHA256SUMS";
const windows =
  'Get-Content SHA256SUMS -Encoding UTF8 | % { $h, $p = $_ -split "  ", 2; ' +
  'if ((Get-FileHash -LiteralPath $p -Algorithm SHA256).Hash -eq $h) { "OK $p" } else { "FAILED $p" } }';
const detach = "pdfdetach -saveall evidence.pdf";

/** The instructions in the archive for verifying a pack without our software, in both languages. */
export function verifyText(record: EvidenceRecord): string {
  const { brand, number, at, origin } = record;
  const subject = nameSubject(record);
  const inLanguage = (language: "zh" | "en") => {
    const t = wordsIn(language, "evidence");
    const fill = (text: string) => withBrand(language, text, brand[language]);
    return [
      fill(t("verify.title")),
      t("verify.about", { number, subject: subject[language], at: packTime(at) }),
      "",
      t("verify.files"),
      `  Linux       ${linux}`,
      `  macOS       ${mac}`,
      `  PowerShell  ${windows}`,
      "",
      t("verify.data"),
      `  ${detach}`,
      t("verify.viewer"),
      "",
      t("verify.portal"),
      `  ${origin}/verify`,
      "",
      t("verify.pictures"),
    ].join("\n");
  };
  return `${inLanguage("zh")}\n\n----\n\n${inLanguage("en")}\n`;
}
