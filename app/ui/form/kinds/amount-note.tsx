import { useTranslation } from "react-i18next";
import { amountInWords } from "~/rules/text/amount-in-words";
import { useTypedText } from "../state/section-context";

/**
 * A large amount in words, so that a superfluous zero is noticed. It describes the field, but changes are not
 * announced.
 */
export function AmountNote({ name }: { name: string }) {
  const { i18n } = useTranslation();
  const words = amountInWords(i18n.language, useTypedText(name));
  return words ? <p className="amount-note" id={`words-${name}`}>{`≈ ${words}`}</p> : null;
}
