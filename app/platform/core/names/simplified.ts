import { Converter } from "opencc-js/t2cn";

/** A text with simplified characters in the place of traditional ones. */
export const toSimplified = Converter({ from: "t", to: "cn" });
