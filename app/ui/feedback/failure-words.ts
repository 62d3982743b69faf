import type { i18n } from "i18next";

type FailureText = { code: string; serverMessage?: string; status?: number; params?: Record<string, string | number> };

/**
 * The message of a refusal (§8): ours for a known code, otherwise the base API's own, otherwise that of the status. The
 * base API's own message is more specific than that of a status (`request.…`), so it takes precedence.
 */
export function failureWords(
  { t, exists }: Pick<i18n, "t" | "exists">,
  { code, serverMessage, status, params }: FailureText,
): string {
  if (serverMessage && code.startsWith("request.")) return serverMessage;
  if (exists(`errors:${code}`, params)) return t(`errors:${code}`, params);
  if (exists(`findings:${code}`, params)) return t(`findings:${code}`, params);
  const ofStatus = `errors:request.e${status}`;
  return serverMessage ?? (exists(ofStatus) ? t(ofStatus) : t("errors:request.other"));
}
