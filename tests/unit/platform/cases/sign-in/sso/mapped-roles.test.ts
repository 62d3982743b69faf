import { describe, expect, test } from "vitest";
import { account, members, people, staff } from "~/contract";
import { openCompanyPortal } from "../../../../../support/company-portal";
import { emptyEngines } from "../../../../../support/empty-portal";
import { codeOf } from "../../../../../support/platform-refusal";
import { signedInByPassword } from "../../../../../support/platform-sign-in";

const password = "a horse that flies at night";
const roles = {
  claim: "realm_access.roles",
  values: [
    { value: "buyers", role: "purchasingSpecialist" },
    { value: "managers", role: "purchasingManager" },
  ],
} as const;
const lin = { sub: "s-lin", name: "林珊", email: "lin@brand.example", email_verified: true };
const inGroups = (...groups: string[]) => ({ ...lin, realm_access: { roles: groups } });

/** A portal whose first people have joined, with groups at the company mapped to roles. */
async function openMapped(engine: ReturnType<typeof emptyEngines>[number]) {
  const portal = await openCompanyPortal(engine, { roles });
  for (const token of Object.values(portal.links)) await portal.call(staff.join, { token, password });
  const as = async (email: string) => (await signedInByPassword(portal.platform, email, undefined, { password })).call;
  const rolesOf = async (...groups: string[]) => {
    const call = await portal.enter(await portal.signInAtCompany(inGroups(...groups)));
    return (await call(account.init, { reload: false })).roles;
  };
  return { ...portal, command: portal.admin, as, rolesOf };
}

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("a person whose group is mapped to a role gets an account at the first sign-in", async () => {
      const portal = await openMapped(engine);
      expect(await portal.rolesOf("buyers", "something else")).toEqual(["purchasingSpecialist"]);
      const zhou = await portal.as("zhou@brand.example");
      expect(await zhou(people.unlinked, {})).toEqual([]);
    });

    test("a group that is mapped to manager waits for a second manager", async () => {
      const portal = await openMapped(engine);
      expect(await portal.rolesOf("managers")).toEqual(["purchasingSpecialist"]);
      expect(await portal.rolesOf("managers"), "signed in again").toEqual(["purchasingSpecialist"]);
      const alarms = (await portal.emails()).filter(({ subject }) => subject.includes("用户组"));
      expect(alarms, "to both managers and the super admin, once").toHaveLength(3);

      const chen = await portal.as("chen@brand.example");
      const [request, ...others] = await chen(members.roleRequests, {});
      expect(others).toEqual([]);
      await chen(members.confirmRole, { requestId: request?.requestId ?? "" });
      expect(await portal.rolesOf("managers")).toEqual(["purchasingManager"]);
    });

    test("a person cannot confirm the role that their own group is mapped to", async () => {
      const portal = await openMapped(engine);
      const call = await portal.enter(await portal.signInAtCompany(inGroups("managers")));
      const chen = await portal.as("chen@brand.example");
      const [request] = await chen(members.roleRequests, {});
      expect(await codeOf(call(members.confirmRole, { requestId: request?.requestId ?? "" }))).not.toBe("answered");
      expect(await portal.rolesOf("managers")).toEqual(["purchasingSpecialist"]);
    });

    test("a person who leaves the group loses its role at the next sign-in, but not roles that were given by hand", async () => {
      const portal = await openMapped(engine);
      await portal.rolesOf("buyers");
      await portal.command("give-role", "lin@brand.example", "purchasingManager");
      expect(await portal.rolesOf()).toEqual(["purchasingManager"]);
    });

    test("without the claim no role is given or removed, the log reports it, and unknown people get 503 instead of 403", async () => {
      const portal = await openMapped(engine);
      await portal.rolesOf("buyers");
      const call = await portal.enter(await portal.signInAtCompany(lin));
      expect((await call(account.init, { reload: false })).roles).toEqual(["purchasingSpecialist"]);
      expect(portal.events.join("\n")).toContain('{"event":"role_claim_missing","claim":"realm_access.roles"}');
      const stranger = await portal.signInAtCompany({ sub: "s-other" });
      expect([stranger.status, await stranger.json()]).toMatchObject([503, { code: "signIn.claimMissing" }]);
      expect(await (await portal.as("zhou@brand.example"))(people.unlinked, {})).toMatchObject([
        { subject: "s-other" },
      ]);
    });

    test("a group opens no account for an email address that another account has, or that is not verified", async () => {
      const portal = await openMapped(engine);
      for (const claims of [
        { ...inGroups("managers"), email: "chen@brand.example" },
        { ...inGroups("managers"), email_verified: false },
        { ...inGroups("managers"), email: undefined },
        inGroups("strangers"),
      ]) {
        const response = await portal.signInAtCompany(claims);
        expect(response.headers.get("location")).toBe("/403?code=signIn.unknownAccount");
      }
    });

    test("a barred person gets no roles from their groups", async () => {
      const portal = await openMapped(engine);
      await portal.rolesOf("buyers");
      await portal.command("bar", "lin@brand.example");
      const response = await portal.signInAtCompany(inGroups("buyers", "managers"));
      expect(response.headers.get("location")).toBe("/403?loginable=0");
      expect(await (await portal.as("chen@brand.example"))(members.roleRequests, {})).toEqual([]);
    });
  });
