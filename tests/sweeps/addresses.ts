import type { Question } from "../faults/client";

/** A path for every route, with an existing value for each parameter. */
export function sampleOf(path: string): string {
  return path
    .replace(":section", "basic")
    .replace(":text", "honest")
    .replace(":list", "messages")
    .replace(":menu", "links.logistics")
    .replace(":uid", "no-such-sign-in")
    .replace(":changeId", "no-such-change")
    .replace(":newsId", "no-such-news")
    .replace("/oidc/*", "/oidc/no-such-page")
    .replace("/api/v1/sso/*", "/api/v1/sso/sessions")
    .replace("/spfm/*", "/spfm/public/gsrm/v1/isp/register/draft")
    .replace("/hfle/*", "/hfle/public/gsrm/v1/isp/register/files/uuid")
    .replace("/smdm/*", "/smdm/public/gsrm/v2/lov/HPFM.COUNTRY")
    .replace("/api/v1/*", "/api/v1/nothing")
    .replace("/docs/*", "/docs")
    .replace("/*", "/no/such/page");
}

export const asData = (path: string, id: string) =>
  `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;

/** A form as our own page posts it. */
export const ownForm = (origin: string): Pick<Question, "headers"> & { headers: Record<string, string> } => ({
  headers: { origin, "content-type": "application/x-www-form-urlencoded" },
});
