import type { PlatformConfig } from "~/platform/ground/settings/config";

/** Whether letters and text messages stay here to be read: in the demo, when there is no mail server. */
export const hasDevMailbox = (config: PlatformConfig): boolean => config.demo && !config.smtpUrl;

/**
 * Whether sign-in codes can go to a phone here: there is a gateway or the demo's mailbox to read messages in, and the
 * portal's own identity provider asks for codes.
 */
export const offersPhones = (config: PlatformConfig): boolean =>
  !config.oidc && (config.sms !== undefined || hasDevMailbox(config));
