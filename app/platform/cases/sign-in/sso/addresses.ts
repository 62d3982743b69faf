import { session } from "~/contract";
import type { PlatformConfig } from "~/platform/core/settings/config";

/** The mount path of the embedded provider. The portal uses the same paths and passes requests on. */
export const mountPath = "/oidc";

/** Our own client at the embedded provider. */
export const embeddedClientId = "supplier-portal";

/** The embedded provider's issuer identifier: browsers reach it on the portal's own origin. */
export const embeddedIssuer = ({ publicOrigin }: PlatformConfig): string => `${publicOrigin}${mountPath}`;

/** The only address to which a provider may redirect a signed-in browser. */
export const callbackAddress = ({ publicOrigin }: PlatformConfig): string => `${publicOrigin}${session.callback.path}`;

/** Whether the portal uses HTTPS, which it always does except in a demo. */
export const isPortalSecure = ({ publicOrigin }: PlatformConfig): boolean => publicOrigin.startsWith("https:");

/** Redirects a browser; the address and its query must not be cached or sent as a referrer (S-22). */
export const sendTo = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
