import { z } from "zod";
import { cappedText } from "~/contract/capped-body";
import { ocrAnswerMaxBytes, ocrCodeMax, ocrTimeoutMs } from "~/rules/licence/limits";
import type { PlatformConfig } from "./settings/config";

/** The credit code that the service reads on a licence; `none`: it found none, or does not accept this type of file. */
type OcrReading = { is: "read"; code: string } | { is: "none" };

/** The service failed: its response is late, invalid, too long, or missing. */
export class OcrSilent extends Error {
  override readonly name = "OcrSilent";
}

const answer = z.object({ unifiedCreditCode: z.string().trim().max(ocrCodeMax).nullable() });

/** The statuses with which a service refuses a file permanently. */
const refusals = [400, 413, 415, 422];

type File = { bytes: Uint8Array<ArrayBuffer>; type: string };

/**
 * Sends a file to the company's own OCR service (docs/ocr.md). The timeout covers the complete response. Redirects are not
 * followed: token and file must not go to another address. Throws `OcrSilent` if the request should be repeated (S-71).
 */
export async function readCreditCode(
  { url, token, timeoutMs = ocrTimeoutMs }: NonNullable<PlatformConfig["ocr"]>,
  { bytes, type }: File,
  signal?: AbortSignal,
): Promise<OcrReading> {
  const inTime = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": type,
        accept: "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: bytes,
      redirect: "manual",
      signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
    });
    const text = await cappedText(response, ocrAnswerMaxBytes);
    if (refusals.includes(response.status)) return { is: "none" };
    if (!response.ok) throw new OcrSilent(`status ${response.status}`);
    if (text === null) throw new OcrSilent("a long answer");
    const { unifiedCreditCode: code } = answer.parse(JSON.parse(text));
    return code ? { is: "read", code } : { is: "none" };
  } catch (error) {
    if (error instanceof OcrSilent) throw error;
    // Never the message of another error: it may repeat the address or the answer.
    throw new OcrSilent((error as Error).name);
  }
}
