import type { i18n } from "i18next";

/** A refusal in the words of §8: ours for a code we know, else the base API's own, else that it is unknown. */
export function failureWords(
  { t, exists }: Pick<i18n, "t" | "exists">,
  { code, said }: { code: string; said?: string },
) {
  if (exists(`errors:${code}`)) return t(`errors:${code}`);
  if (exists(`findings:${code}`)) return t(`findings:${code}`);
  return said ?? t("errors:request.other");
}
