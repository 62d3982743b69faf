import { Converter } from "opencc-js/t2cn";

/** Replaces traditional characters with simplified ones. */
export const toSimplified = Converter({ from: "t", to: "cn" });
