import { registrationIdHeader } from "~/contract/paths";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import { requestIdHeader } from "~/contract/tracing";

/** The caller of a call: session, registration and browser. */
export type Caller = {
  locale: "zh" | "en";
  tenantCode: string;
  clientAddress: string;
  /** The id of the browser request that caused this call. */
  requestId?: string;
  registrationToken?: string;
  /** The registration for which the calling window was opened. */
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
