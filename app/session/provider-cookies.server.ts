import { paths } from "~/paths";
import { isSecure } from "./cookies.server";
import { cookieNames } from "./gateway.server";

/** Names of the identity provider's own cookies: they travel through us, and no other cookie of the browser does. */
export const isProviderCookie = (name: string) => /^(?:__Host-|__Secure-)?provider-[\w.-]+$/.test(name);

/** The `Set-Cookie` values that remove the provider's cookies when the user signs out. */
export const endedProviderCookies = (request: Request): string[] => removed(request, isProviderCookie, "/");

/**
 * The `Set-Cookie` values that remove the cookies of one sign-in, which the provider binds to the address of its screen.
 * The browser sends them to this address alone, so the last step is the place to remove them.
 */
export const endedInteractionCookies = (request: Request, uid: string): string[] =>
  removed(request, (name) => /^(?:__Secure-)?provider-interaction(?:\.sig)?$/.test(name), paths.signIn(uid));

function removed(request: Request, isRemoved: (name: string) => boolean, path: string): string[] {
  const attributes = `Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return cookieNames(request)
    .filter(isRemoved)
    .map((name) => `${name}=; ${attributes}`);
}
