import * as z from "zod/mini";

/** Control, zero-width and direction-changing characters: they make two different names look the same. */
const invisible = "\\p{Cs}\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";

/** A line in which nothing is hidden. */
export const oneLine = z.regex(new RegExp(`^[^\\p{Cc}\\u2028\\u2029${invisible}]*$`, "u"), "field.characters");

/** Several lines in which nothing is hidden. */
export const severalLines = z.regex(new RegExp(`^(?:[^\\p{Cc}${invisible}]|[\\n\\r\\t])*$`, "u"), "field.characters");

/** Banks, registers and printed contracts have no pictures. `©` and `™` are characters like others. */
export const noEmoji = z.regex(/^\P{Emoji_Presentation}*$/u, "field.emoji");

/** A line of at most this many characters in which nothing is hidden; unlike an answer it may hold emoji. */
export const visibleLine = (max: number) => z.string().check(z.maxLength(max, "field.tooLong"), oneLine);
