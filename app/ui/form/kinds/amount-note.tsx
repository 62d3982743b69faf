import { useTranslation } from "react-i18next";
import { amountInWords } from "~/rules/text/amount-in-words";
import { useTypedText } from "../state/section-context";

/** A large amount in words, so that a zero too many is seen. It describes the field, and is not announced while it changes. */
export function AmountNote({ name }: { name: string }) {
  const { i18n } = useTranslation();
  const words = amountInWords(i18n.language, useTypedText(name));
  return words ? <p className="amount-note" id={`words-${name}`}>{`≈ ${words}`}</p> : null;
}
