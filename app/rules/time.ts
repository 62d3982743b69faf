/**
 * The only place that defines units of time. Durations are in milliseconds everywhere; for a protocol or a text with
 * another unit they are converted with `inSeconds`, `inMinutes` or `inDays`.
 */

/** The length of some seconds, in milliseconds. */
export const seconds = (count: number): number => count * 1000;

/** The length of some minutes, in milliseconds. */
export const minutes = (count: number): number => seconds(count * 60);

/** The length of some hours, in milliseconds. */
export const hours = (count: number): number => minutes(count * 60);

/** The length of some days of 24 hours, in milliseconds. */
export const days = (count: number): number => hours(count * 24);

/** A length in milliseconds as seconds, with fractions. */
export const inSeconds = (ms: number): number => ms / seconds(1);

/** A length in milliseconds as minutes, with fractions. */
export const inMinutes = (ms: number): number => ms / minutes(1);

/** A length in milliseconds as days of 24 hours, with fractions. */
export const inDays = (ms: number): number => ms / days(1);
