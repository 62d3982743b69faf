import type { PlatformConfig } from "../config";
import { hasDevMailbox } from "../mail/dev-mailbox";

/**
 * Whether sign-in codes can go to a phone here: there is a gateway or the demo's mailbox to read messages in, and the
 * portal's own identity provider asks for codes.
 */
export const offersPhones = (config: PlatformConfig): boolean =>
  !config.oidc && (config.sms !== undefined || hasDevMailbox({ config }));
