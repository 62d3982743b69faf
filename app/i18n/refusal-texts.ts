import type { RefusalCode } from "~/rules/refusal-code";
import type errors from "./locales/zh/errors";
import type findings from "./locales/zh/findings";
import type listFindings from "./locales/zh/list-findings";

/** The keys of a tree of texts, as passed to `t`, without the plural suffix. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? KeyWithoutCount<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];
type KeyWithoutCount<Key extends string> = Key extends `${infer Counted}_other` ? Counted : Key;

type Text = KeyOf<typeof errors> | KeyOf<typeof findings> | keyof typeof listFindings;

/** The texts that each language must have: a refusal without a text causes a compile error that shows its code. */
export type RefusalTexts = Record<string, unknown> & {
  [Needed in "errors" | "findings" | RefusalCode as Needed extends Text ? never : Needed]: unknown;
};
