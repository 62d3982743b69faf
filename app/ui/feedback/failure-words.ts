import type { i18n } from "i18next";

type FailureText = { code: string; said?: string; status?: number; params?: Record<string, string | number> };

/**
 * A refusal in the words of §8: ours for a code we know, else the base API's own, else the sentence of the status. The
 * sentence of a status (`request.…`) says less than the base API's own words, so these go before it.
 */
export function failureWords(
  { t, exists }: Pick<i18n, "t" | "exists">,
  { code, said, status, params }: FailureText,
): string {
  if (said && code.startsWith("request.")) return said;
  if (exists(`errors:${code}`, params)) return t(`errors:${code}`, params);
  if (exists(`findings:${code}`, params)) return t(`findings:${code}`, params);
  const ofStatus = `errors:request.e${status}`;
  return said ?? (exists(ofStatus) ? t(ofStatus) : t("errors:request.other"));
}
