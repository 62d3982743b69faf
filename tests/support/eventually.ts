import { vi } from "vitest";

/** Below the time limit of a test, so that the failed check is reported and not the limit. */
const timeout = 50_000;

/** Repeats a check until it passes. It fails with the error of the last try. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout, interval: 20 });
