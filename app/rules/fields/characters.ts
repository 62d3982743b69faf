import * as z from "zod/mini";

/** Control, zero-width and direction-changing characters: they can make two different names look the same. */
const invisible = "\\p{Cs}\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";

/** A line without hidden characters. */
export const oneLine = z.regex(new RegExp(`^[^\\p{Cc}\\u2028\\u2029${invisible}]*$`, "u"), "field.characters");

/** Several lines without hidden characters. */
export const severalLines = z.regex(new RegExp(`^(?:[^\\p{Cc}${invisible}]|[\\n\\r\\t])*$`, "u"), "field.characters");

/** Banks, registers and printed contracts do not support emoji. `©` and `™` are ordinary characters. */
export const noEmoji = z.regex(/^\P{Emoji_Presentation}*$/u, "field.emoji");

/** A line of at most this many characters, without hidden ones. Unlike an answer, it may contain emoji. */
export const visibleLine = (max: number) => z.string().check(z.maxLength(max, "field.tooLong"), oneLine);
