/** The paragraphs of a plain text, which are separated by empty lines and may contain single line breaks. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
