/** The paragraphs of a plain text: an empty line parts two of them, a single line break stays inside one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
