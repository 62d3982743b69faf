import { describe, expect, onTestFinished, test } from "vitest";
import { account, session, signIn, staff } from "~/contract";
import { emptyEngines, openEmptyPortal } from "../../../support/empty-portal";
import { forgerClient, type Forgery, openForger } from "../../../support/oidc-forger";
import { auditOf } from "../../../support/platform-audit";
import { callOf } from "../../../support/platform";
import { codeOf } from "../../../support/platform-refusal";
import { browserOf } from "../../../support/platform-sign-in";

const password = "a horse that flies at night";
const people = ["--super-admin", "周敏 <zhou@brand.example>", "--manager", "陈静 <chen@brand.example>"];
const first = ["first", "--company", "采购中心", ...people, "--manager", "赵磊 <zhao@brand.example>"];

/** An empty portal beside the company's own provider, whose first people are invited. */
async function open(engine: ReturnType<typeof emptyEngines>[number]) {
  const forger = await openForger();
  onTestFinished(() => forger.close());
  const publicOrigin = "http://portal.test";
  const portal = await openEmptyPortal(engine, { publicOrigin, oidc: { issuer: forger.issuer, ...forgerClient } });
  const { lines } = await portal.admin(...first);
  const [zhou = "", chen = "", zhao = ""] = [...lines.join("\n").matchAll(/\/join\?key=([\w-]+)/g)].map(
    ([, key]) => key,
  );
  const browser = browserOf(portal.platform);

  /** Goes to the provider, which says this; answers where the browser is sent. */
  async function returnFrom(address: string, claims: Record<string, unknown> = {}) {
    const { searchParams } = new URL(address);
    const forgery: Forgery = { claims: (good) => ({ ...good, auth_time: 1, ...claims }) };
    forger.say({ forgery, nonce: searchParams.get("nonce") ?? "" });
    const query = new URLSearchParams({ code: "the code", state: searchParams.get("state") ?? "" });
    return browser.get(`/api/v1/sso/callback?${query}`);
  }
  const accept = async (token: string, claims?: Record<string, unknown>) =>
    returnFrom((await browser.call(staff.joinAtCompany, { token })).address, claims);
  return { ...portal, forger, browser, links: { zhou, chen, zhao }, returnFrom, accept };
}

/** A caller with the session that an answer leads to. */
async function enter({ browser, platform }: Awaited<ReturnType<typeof open>>, answered: Response) {
  const token = await browser.handedOver(answered.headers.get("location") ?? "");
  const { sessionToken, csrfToken } = await browser.call(session.open, { token });
  return callOf(platform, { sessionToken, csrfToken });
}

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("an invitation that is opened by signing in at the company links that person, whatever their e-mail", async () => {
      const portal = await open(engine);
      expect(await portal.call(staff.look, { token: portal.links.chen })).toMatchObject({ hasCompanyDoor: true });
      const answered = await portal.accept(portal.links.chen, { sub: "s-1", email: "zhao@brand.example" });
      const call = await enter(portal, answered);
      expect(await call(account.init, { reload: false })).toMatchObject({ roles: ["purchasingManager"] });
      expect(await portal.inside.selectFrom("identity").select(["issuer", "subject"]).execute()).toEqual([
        { issuer: portal.forger.issuer, subject: "s-1" },
      ]);
      const [joined] = await auditOf(portal.config.databaseUrl, "staff.join");
      expect(joined?.details).toContain('"company":true');
      expect(joined?.details).toContain('"independent":true');
    });

    test("the link works once, and the person signs in by the same door from then on, with no password here", async () => {
      const portal = await open(engine);
      await enter(portal, await portal.accept(portal.links.chen));
      expect(await codeOf(portal.browser.call(staff.joinAtCompany, { token: portal.links.chen }))).toBe(
        "staffInvitation.gone",
      );
      const login = await portal.browser.get("/api/v1/sso/login?door=company&callbackUrl=/gsrm");
      const again = await portal.returnFrom(login.headers.get("location") ?? "");
      expect(again.headers.get("location")).toMatch(/^\/gsrm\?token=/);
      const typed = { uid: await portal.browser.begin(), account: "chen@brand.example", password };
      expect(await codeOf(portal.browser.call(signIn.enterPassword, typed))).toBe("signIn.wrong");
    });

    test("one person at the company opens one account, and the other invitation stays", async () => {
      const portal = await open(engine);
      await enter(portal, await portal.accept(portal.links.chen));
      const second = await portal.accept(portal.links.zhao);
      expect([second.status, await second.json()]).toMatchObject([409, { code: "staffInvitation.identityTaken" }]);
      expect((await portal.accept(portal.links.zhao, { sub: "employee-8" })).headers.get("location")).toMatch(/token=/);
    });

    test("an invitation that was used while its person was at the provider opens nothing", async () => {
      const portal = await open(engine);
      const { address } = await portal.browser.call(staff.joinAtCompany, { token: portal.links.zhou });
      await portal.call(staff.join, { token: portal.links.zhou, password });
      const answered = await portal.returnFrom(address);
      expect([answered.status, await answered.json()]).toMatchObject([410, { code: "staffInvitation.gone" }]);
      expect(await portal.inside.selectFrom("identity").selectAll().execute()).toEqual([]);
    });

    test("a sign-in that accepts no invitation opens no account", async () => {
      const portal = await open(engine);
      const login = await portal.browser.get("/api/v1/sso/login?door=company&callbackUrl=/gsrm");
      const answered = await portal.returnFrom(login.headers.get("location") ?? "", { email: "chen@brand.example" });
      expect(answered.headers.get("location")).toBe("/403?code=signIn.unknownAccount");
      expect(await portal.inside.selectFrom("account").selectAll().execute()).toEqual([]);
    });
  });
