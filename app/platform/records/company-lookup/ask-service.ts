import { seconds } from "~/rules/time";
import { megabytes } from "~/rules/size";
import { cappedText } from "~/contract/capped-body";
import type { PlatformConfig } from "~/platform/core/settings/config";
import { type FoundCompany, companyIn } from "./mapping";

/** The timeout of the service in milliseconds; a user is waiting. */
const timeoutMs = seconds(10);
const largestAnswer = megabytes(1);

type Asking = Pick<PlatformConfig, "companyLookup" | "log">;

/**
 * Queries the business-information service for a company by name or unified credit code. Null if the company is
 * unknown, if there is no service, or if it failed; the log has the reason, without the query (S-59).
 */
export async function askService(
  { companyLookup: service, log }: Asking,
  keyword: string,
): Promise<FoundCompany | null> {
  if (!service) return null;
  const url = new URL(service.url);
  url.searchParams.set("keyword", keyword);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...(service.key ? { authorization: service.key } : {}) },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await cappedText(response, largestAnswer);
    if (!response.ok || text === null) throw new Error(`status ${response.status}`);
    return companyIn(JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.name : "thrown";
    log.warn({ event: "company_lookup_failed", why });
    return null;
  }
}
