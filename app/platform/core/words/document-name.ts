import type { Language } from "~/i18n/language";
import type { DocumentDate } from "~/rules/documents/filed-documents";
import { nameParts } from "./field-name";
import { optionName } from "./option-name";
import { wordsIn } from "./words-in";

/** The name of a document on the supplier's screen, or the name typed by the supplier if its type has no name. */
export function documentName(
  language: Language,
  { kind, list, type, name }: Pick<DocumentDate, "kind" | "list" | "type" | "name">,
): string {
  const document =
    list === "certification"
      ? (nameParts(language, "certification", type).at(-1) ?? type)
      : (name ?? optionName(language, list, type));
  return kind === "audit" ? wordsIn(language, "emails")("documents.audit", { document }) : document;
}
