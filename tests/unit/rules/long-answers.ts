const size = 100_000;
const repeated = (piece: string, end = "") => piece.repeat(size / piece.length) + end;

/** Answers of a hundred thousand characters, each the worst case for some pattern. */
export const answers = [
  "a",
  "A",
  "1",
  " ",
  "-",
  ".",
  "a.",
  "a-",
  "1-",
  "A1",
  "0",
  "https://a.",
  "カ",
  "全",
  "Ａ",
  "\t",
  "é",
  "()",
  "[0]",
].flatMap((piece) => [repeated(piece), repeated(piece, "!"), repeated(piece, "\n")]);
