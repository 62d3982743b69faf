import { isUsccChecked } from "../identifiers/credit-code";
import { toShownText } from "./qr-text";

/** How the credit code that was read on a licence compares with the one that was entered. */
type CodeComparison = {
  is: "matches" | "differs";
  entered: string;
  onLicence: string;
  /** The code that was read does not carry its check character, so it may have been read wrongly. */
  isDoubtful: boolean;
};

/** Compares them as people write them: spaces, small letters and full-width characters make no difference. */
export function compareCreditCodes(entered: string, onLicence: string): CodeComparison {
  const [one, other] = [toCode(entered), toCode(onLicence)];
  return {
    is: one === other ? "matches" : "differs",
    entered: toShownText(one),
    onLicence: toShownText(other),
    isDoubtful: !isUsccChecked(other),
  };
}

const toCode = (text: string) => text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
