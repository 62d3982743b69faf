import { onTestFinished } from "vitest";
import { session, staff } from "~/contract";
import type { CompanyProvider } from "~/platform/core/settings/config";
import { type emptyEngines, openEmptyPortal } from "./empty-portal";
import { forgerClient, type Forgery, openForger } from "./oidc-forger";
import { callOf } from "./platform";
import { browserOf } from "./platform-sign-in";

const people = ["--super-admin", "周敏 <zhou@brand.example>", "--manager", "陈静 <chen@brand.example>"];
const first = ["first", "--company", "采购中心", ...people, "--manager", "赵磊 <zhao@brand.example>"];

/** An empty portal with the company's own provider, whose first people are invited. */
export async function openCompanyPortal(
  engine: ReturnType<typeof emptyEngines>[number],
  settings: Partial<CompanyProvider> = {},
) {
  const forger = await openForger();
  onTestFinished(() => forger.close());
  const publicOrigin = "http://portal.test";
  const portal = await openEmptyPortal(engine, {
    publicOrigin,
    oidc: { issuer: forger.issuer, ...forgerClient, ...settings },
  });
  const { lines } = await portal.admin(...first);
  const [zhou = "", chen = "", zhao = ""] = [...lines.join("\n").matchAll(/\/join\?key=([\w-]+)/g)].map(
    ([, key]) => key,
  );
  const browser = browserOf(portal.platform);

  /** Signs in at the provider, which returns these claims. Returns the address to which the browser is redirected. */
  async function returnFrom(address: string, claims: Record<string, unknown> = {}) {
    const { searchParams } = new URL(address);
    const forgery: Forgery = { claims: (good) => ({ ...good, auth_time: 1, ...claims }) };
    forger.say({ forgery, nonce: searchParams.get("nonce") ?? "" });
    const query = new URLSearchParams({ code: "the code", state: searchParams.get("state") ?? "" });
    return browser.get(`/api/v1/sso/callback?${query}`);
  }
  const accept = async (token: string, claims?: Record<string, unknown>) =>
    returnFrom((await browser.call(staff.joinAtCompany, { token })).address, claims);
  /** Signs in at the provider in the same browser; returns where the browser is redirected. */
  async function signInAtCompany(claims: Record<string, unknown> = {}) {
    const login = await browser.get("/api/v1/sso/login?door=company&callbackUrl=/gsrm");
    return returnFrom(login.headers.get("location") ?? "", claims);
  }
  /** A caller with the session created at the end of a sign-in. */
  async function enter(response: Response) {
    const location = response.headers.get("location");
    if (location === null) throw new Error(`Answered ${response.status}: ${portal.events.at(-1)}`);
    const token = await browser.handedOver(location);
    const { sessionToken, csrfToken } = await browser.call(session.open, { token });
    return callOf(portal.platform, { sessionToken, csrfToken });
  }
  return { ...portal, forger, browser, links: { zhou, chen, zhao }, returnFrom, accept, signInAtCompany, enter };
}
