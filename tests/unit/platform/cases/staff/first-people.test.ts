import { describe, expect, test } from "vitest";
import { account, members, onboarding, staff, tasks } from "~/contract";
import { createAccount } from "~/platform/records/accounts/accounts";
import { staffInvitationDays } from "~/rules/staff/limits";
import { emptyEngines, openEmptyPortal } from "../../../../support/empty-portal";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf } from "../../../../support/platform-refusal";
import { signedInByPassword } from "../../../../support/platform-sign-in";
import { decideSeen } from "../../../../support/seen";

const password = "a horse that flies at night";
const admin = "周敏 <zhou@brand.example>";
const chen = "陈静 <chen@brand.example>";
const zhao = "赵磊 <zhao@brand.example>";
const everybody = ["--super-admin", admin, "--manager", chen, "--manager", zhao];
const company = ["--company", "采购中心"];
const page = { page: 0, size: 20 };

type Portal = Awaited<ReturnType<typeof openEmptyPortal>>;

/** The key of each link that a command printed, by the email address in the line before it. */
const linksIn = (lines: string[]) =>
  new Map(
    lines.flatMap((line, at) => {
      const token = /\/join\?key=([\w-]+)$/.exec(line)?.[1];
      return token ? [[/<(.+)>/.exec(lines[at - 1] ?? "")?.[1] ?? "", token] as const] : [];
    }),
  );

async function invited(portal: Portal, ...args: string[]) {
  const { isDone, lines } = await portal.admin("first", ...args);
  expect(isDone, lines.join("\n")).toBe(true);
  return linksIn(lines);
}

const join = ({ call }: Portal, token = "", own = password) => call(staff.join, { token, password: own });
const signInTo = async ({ platform }: Portal, email: string) =>
  (await signedInByPassword(platform, email, undefined, { password })).call;
const notesOf = async ({ platform }: Portal) => (await platform.ready()).notes ?? [];

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("an empty portal reports that no account can review until the first manager has joined", async () => {
      const portal = await openEmptyPortal(engine);
      expect(await notesOf(portal)).toContain("reviewers.none");
      expect(portal.events.join("\n")).toContain("npm run admin -- first");
      const links = await invited(portal, ...company, ...everybody);
      expect(await notesOf(portal)).toContain("reviewers.none");
      await join(portal, links.get("chen@brand.example"));
      expect(await notesOf(portal)).not.toContain("reviewers.none");
    });

    test("a registration submitted before the first manager joined becomes a task, and can be approved on the first day", async () => {
      const portal = await openEmptyPortal(engine);
      await portal.submitRegistration();
      const links = await invited(portal, ...company, ...everybody);
      expect([...links.keys()]).toEqual(["zhou@brand.example", "chen@brand.example", "zhao@brand.example"]);
      for (const token of links.values()) await join(portal, token);

      const chenCall = await signInTo(portal, "chen@brand.example");
      expect((await chenCall(tasks.list, { ...page, state: "open" })).content).toMatchObject([{ kind: "review" }]);
      const { content } = await chenCall(onboarding.queue, {});
      const registrationId = content[0]?.registrationId ?? "";
      await decideSeen(chenCall, registrationId, { event: "approve", reason: undefined, items: [] });
      expect((await portal.emails()).map(({ to }) => to)).toContain("wang@yuanhang.example");
      const zhouCall = await signInTo(portal, "zhou@brand.example");
      expect(await zhouCall(account.init, { reload: false })).toMatchObject({
        roles: ["purchasingSpecialist"],
        superAdmin: true,
      });
    });

    test("the two first managers are independent from the first day, and the audit log records it", async () => {
      const portal = await openEmptyPortal(engine);
      const links = await invited(portal, ...company, ...everybody);
      for (const token of links.values()) await join(portal, token);
      await createAccount(portal.inside, portal.seal, portal.clock.now, {
        userAccount: "sun",
        userName: "孙丽",
        email: "sun@brand.example",
        passwordHash: "",
        isInitial: false,
        region: "CN",
      });
      const chenCall = await signInTo(portal, "chen@brand.example");
      const zhaoCall = await signInTo(portal, "zhao@brand.example");
      const promotion = { userAccount: "sun", userName: "孙丽", tenantRoleIds: ["purchasingManager"], before: [] };
      expect(await chenCall(members.setRoles, promotion)).toEqual({ waiting: ["purchasingManager"] });
      const [request] = await zhaoCall(members.roleRequests, {});
      expect(request?.notConfirmable).toBeNull();
      await zhaoCall(members.confirmRole, { requestId: request?.requestId ?? "" });
      const audit = await auditOf(portal.config.databaseUrl, "staff.join");
      expect(audit.map(({ details }) => JSON.parse(details).independent)).toEqual([true, true, true]);
    });

    test("running the command again replaces unused links, and corrects a wrong address", async () => {
      const portal = await openEmptyPortal(engine);
      const links = await invited(portal, ...company, ...everybody);
      await join(portal, links.get("chen@brand.example"));
      const newLinks = await invited(portal, "--manager", chen, "--manager", "赵磊 <zhao.lei@brand.example>");
      expect([...newLinks.keys()]).toEqual(["zhou@brand.example", "zhao.lei@brand.example"]);
      for (const token of [links.get("zhou@brand.example"), links.get("zhao@brand.example")])
        expect(await codeOf(portal.call(staff.look, { token: token ?? "" }))).toBe("staffInvitation.gone");
      for (const token of newLinks.values()) await join(portal, token);
      expect(await portal.admin("first", ...everybody)).toMatchObject({ isDone: false });
      expect((await portal.admin("first")).lines.join()).toContain("have joined");
    });

    test("a link opens one account, once, until it expires", async () => {
      const portal = await openEmptyPortal(engine);
      const links = await invited(portal, ...company, ...everybody);
      const token = links.get("chen@brand.example") ?? "";
      expect(await portal.call(staff.look, { token })).toMatchObject({
        companyName: "采购中心",
        userName: "陈静",
        userAccount: "chen@brand.example",
        isSuperAdmin: false,
      });
      expect(await codeOf(join(portal, token, "password1234"))).toBe("password.common");
      const tries = await Promise.all([1, 2, 3].map(() => codeOf(join(portal, token))));
      expect(tries.toSorted()).toEqual(["answered", "staffInvitation.gone", "staffInvitation.gone"]);
      expect(await codeOf(portal.call(staff.look, { token }))).toBe("staffInvitation.gone");
      portal.clock.now = new Date(portal.clock.now.getTime() + staffInvitationDays * 86_400_000);
      for (const late of [links.get("zhao@brand.example") ?? "", "x".repeat(43), "short"])
        expect(await codeOf(join(portal, late))).toBe("staffInvitation.gone");
    });

    test("trying one link after another is rate-limited", async () => {
      const portal = await openEmptyPortal(engine);
      const codes = new Set<string>();
      for (let tries = 0; tries < 61; tries++)
        codes.add(await codeOf(portal.call(staff.look, { token: String(tries).padStart(43, "x") })));
      expect([...codes]).toEqual(["staffInvitation.gone", "staffInvitation.looks"]);
    });

    test("invalid arguments change nothing, and the usage shows what is missing", async () => {
      const portal = await openEmptyPortal(engine);
      const refused = async (...args: string[]) => {
        const { isDone, lines } = await portal.admin(...args);
        expect(isDone).toBe(false);
        return lines.join("\n");
      };
      expect(await refused()).toContain("npm run admin -- first --company");
      expect(await refused("frist")).toContain("There is no command frist");
      expect(await refused("first", ...company, "--super-admin", admin, "--manager", chen)).toContain("two purchasing");
      expect(await refused("first", ...company, "--super-admin", "zhou@brand.example")).toContain("Name <name@company");
      expect(await refused("first", ...company, ...everybody, "--langauge", "en")).toContain("--langauge");
      expect(await refused("first", ...company, ...everybody, "--language", "fr")).toContain("zh or en");
      expect(
        await refused("first", ...company, "--super-admin", admin, "--manager", chen, "--manager", admin),
      ).toContain("zhou@brand.example was given twice");
      expect(await portal.inside.selectFrom("staff_invitation").selectAll().execute()).toEqual([]);
    });
  });
