import { seconds, hours, inSeconds } from "../time";

/** The maximum number of addresses to which events are pushed. */
export const webhookAddressLimit = 10;
/** The minimum length of the signing secret. */
export const webhookSecretLength = 32;
/** The timeout of a push, in milliseconds. */
export const webhookTimeoutMs = seconds(10);
/** The hours for which a failed push is retried. */
export const webhookHours = 24;
/** The retention period of a delivery that succeeded or was abandoned, as a record of what another system received. */
export const webhookRetentionDays = 30;

const firstWaitSeconds = 5;
const longestWaitSeconds = inSeconds(hours(1));
/** Jitter: the delay grows by up to this share, so that an address that recovers does not receive everything at the same time. */
const jitter = 0.25;

/** The delay in seconds after this number of failures in a row; `chance` is from 0 to 1. */
export const webhookWait = (failures: number, chance: number): number =>
  Math.min(firstWaitSeconds * 2 ** (failures - 1), longestWaitSeconds) * (1 + jitter * chance);
