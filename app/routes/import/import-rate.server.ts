import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { importsPerAddress, importsPerRegistration, importWindowMs } from "~/rules/workbook/limits";
import type { Portal } from "~/session/request.server";

/** Counted in the memory of each process: it is this process that is protected. */
const duration = importWindowMs / 1000;
const byRegistration = new RateLimiterMemory({ keyPrefix: "registration", points: importsPerRegistration, duration });
const byAddress = new RateLimiterMemory({ keyPrefix: "address", points: importsPerAddress, duration });

/** Counts an import by its registration and its address. Gives null, or the seconds until the next one is allowed. */
export async function countImport({ caller }: Portal): Promise<number | null> {
  const { registrationToken, sessionToken, clientAddress } = await caller();
  const token = registrationToken ?? sessionToken ?? "";
  try {
    await byAddress.consume(clientAddress);
    await byRegistration.consume(createHash("sha256").update(token).digest("base64url"));
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}
