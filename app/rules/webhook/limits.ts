import { seconds, hours, inSeconds } from "../time";

/** To how many addresses events are pushed. */
export const webhookAddressLimit = 10;
/** How long the secret that signs is at least. */
export const webhookSecretLength = 32;
/** How long the answer of an address may take, in milliseconds. */
export const webhookTimeoutMs = seconds(10);
/** For how many hours a push is tried again. */
export const webhookHours = 24;
/** A push that was made or given up: as long as it may be asked what another system was told. */
export const webhookKeptDays = 30;

const firstWaitSeconds = 5;
const longestWaitSeconds = inSeconds(hours(1));
/** The wait is lengthened by up to this part of it, so that an address that comes back is not asked for everything at once. */
const jitter = 0.25;

/** How many seconds to wait after so many failures in a row; `chance` is from 0 to 1. */
export const webhookWait = (failures: number, chance: number): number =>
  Math.min(firstWaitSeconds * 2 ** (failures - 1), longestWaitSeconds) * (1 + jitter * chance);
