import { isUsccChecked } from "../identifiers/credit-code";
import { toShownText } from "./qr-text";

/** The result of comparing the credit code read from a licence with the one entered. */
type CodeComparison = {
  is: "matches" | "differs";
  entered: string;
  onLicence: string;
  /** The code has a wrong check character, so it may have been misread. */
  isDoubtful: boolean;
};

/** Compares them, ignoring spaces, case and full-width characters. */
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
