import { registrationIdHeader } from "~/contract/paths";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import { requestIdHeader } from "~/contract/tracing";

/** On whose behalf a call is made. */
export type Caller = {
  locale: "zh" | "en";
  tenantCode: string;
  clientAddress: string;
  /** The request of the browser that this call belongs to. */
  requestId?: string;
  registrationToken?: string;
  /** The registration that the window was opened for which makes the call. */
  registrationId?: string;
  sessionToken?: string;
  csrfToken?: string;
  /** Identifies this browser during sign-in. */
  loginBinding?: string;
};

/** The headers of every call (§7). */
export function headersFor({ locale, tenantCode, clientAddress, ...tokens }: Caller): Headers {
  const headers = new Headers({
    "x-tenant-code": tenantCode,
    locale: "en-US",
    "accept-language": locale === "zh" ? "zh-CN" : "en-US",
    "x-client-address": clientAddress,
  });
  if (tokens.requestId) headers.set(requestIdHeader, tokens.requestId);
  if (tokens.registrationToken) headers.set(registrationTokenHeader, tokens.registrationToken);
  if (tokens.registrationId) headers.set(registrationIdHeader, tokens.registrationId);
  if (tokens.sessionToken) headers.set(sessionTokenHeader, `Bearer ${tokens.sessionToken}`);
  if (tokens.csrfToken) headers.set(csrfTokenHeader, tokens.csrfToken);
  if (tokens.loginBinding) headers.set(loginBindingHeader, tokens.loginBinding);
  return headers;
}
