/** Text as it is searched: width, case and spaces make no difference. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s·'’.-]+/gu, "");
