import { expect } from "vitest";
import {
  account,
  certification,
  companyFile,
  correctiveActions,
  documents,
  messages,
  people,
  staff,
  supplierPeople,
} from "~/contract";
import { supplierPeopleMax } from "~/rules/staff/limits";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import {
  idOf,
  invited,
  invitedLi as li,
  joinPassword as password,
  keyIn,
  linkTo,
  listOf,
} from "../../../../support/supplier-people";

const init = { reload: false };

onEveryEngine((test) => {
  test("an invited person joins with the link and has access to their own areas only", async ({
    platform,
    call,
    emails,
    config,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    expect(await listOf(admin)).toMatchObject([
      { userName: "王芳", state: "active", isAdministrator: true, isSelf: true },
    ]);
    await admin(supplierPeople.invite, { ...li, areas: ["supplierQuality"] });
    const message = (await emails()).find(({ to }) => to === li.email);
    expect(message?.text).toContain("深圳市安科精密有限公司");
    expect(message?.text).toContain("质量整改");
    const token = keyIn(message?.text);
    expect(await call(staff.look, { token })).toMatchObject({
      companyName: "深圳市安科精密有限公司",
      userName: "李娜",
      role: "质量整改",
      isSupplier: true,
      hasCompanyDoor: false,
    });
    expect((await listOf(admin))[1]).toMatchObject({ state: "invited", areas: ["supplierQuality"] });
    expect(await codeOf(call(staff.join, { token, password: "short" }))).toBe("password.short");
    await call(staff.join, { token, password });
    expect(await codeOf(call(staff.join, { token, password }))).toBe("staffInvitation.gone");
    expect((await listOf(admin))[1]).toMatchObject({ state: "active", isAdministrator: false, isSelf: false });

    const { call: newcomer } = await signedIn(platform, li.email);
    const { roles, pages } = await newcomer(account.init, init);
    expect(roles).toEqual(["supplier", "supplierQuality"]);
    const addresses = pages.map(({ url }) => url);
    expect(addresses).toContain("/gcis/corrective-actions");
    for (const address of ["/gcis/company", "/gcis/certification", "/gcis/people", "/gcis/changes"])
      expect(addresses, address).not.toContain(address);
    expect(await newcomer(correctiveActions.listOwn, {})).toEqual([]);
    for (const refused of [
      () => newcomer(companyFile.load, {}),
      () => newcomer(documents.load, {}),
      () => newcomer(certification.load, {}),
      () => newcomer(supplierPeople.list, {}),
      () => newcomer(supplierPeople.invite, { ...li, areas: ["supplierBank"] }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
    for (const action of ["supplierPeople.invite", "staff.join"])
      expect(await auditOf(config.databaseUrl, action)).toHaveLength(1);
    const [first] = (await admin(messages.list, {})).content;
    expect(first?.title).toBe("新成员已加入：李娜");
  });

  test("a removed person is signed out immediately, cannot sign in again, and stays in the list", async ({
    platform,
    call,
    emails,
    config,
    clock,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const accountId = await invited({ emails, call }, admin, li);
    const { call: newcomer } = await signedIn(platform, li.email);
    await newcomer(account.init, init);
    clock.advance(1);
    await admin(supplierPeople.remove, { accountId });
    expect(await codeOf(newcomer(account.init, init))).toBe("session.over");
    expect(await codeOf(signedIn(platform, li.email))).toBe("signIn.removed");
    expect((await listOf(admin))[1]).toMatchObject({ id: accountId, state: "removed", userName: "李娜", areas: [] });
    expect((await emails()).find(({ to }) => to === li.email)?.subject).toContain(
      "您已不再是深圳市安科精密有限公司的成员",
    );
    expect(await auditOf(config.databaseUrl, "supplierPeople.remove")).toHaveLength(1);
    expect(await codeOf(admin(supplierPeople.remove, { accountId }))).toBe("supplierPeople.unknown");

    clock.advance(1);
    // A person who comes back is invited again, and gets the same account.
    const again = await invited({ emails, call }, admin, { ...li, areas: ["supplierFile"] });
    expect(again).toBe(accountId);
    expect(await listOf(admin)).toHaveLength(2);
    const { call: back } = await signedIn(platform, li.email);
    expect((await back(account.init, init)).roles).toEqual(["supplier", "supplierFile"]);
  });

  test("a person of two companies who is removed from one can still work for the other", async ({ platform }) => {
    const { call: both } = await signedIn(platform, "supplier2");
    const tenants = await both(account.tenants, {});
    const third = tenants.find(({ supplierCode }) => supplierCode === "S10003")?.id;
    const { call: admin } = await signedIn(platform, "supplier2", third);
    const accountId = await idOf(admin, "冯雪");
    await admin(supplierPeople.setAdministrator, { accountId, isAdministrator: true });
    const { call: newcomer } = await signedIn(platform, "newcomer");
    await newcomer(supplierPeople.remove, { accountId: await idOf(newcomer, "李强") });
    expect(await codeOf(admin(account.init, init))).toBe("session.over");
    const { call: again } = await signedIn(platform, "supplier2");
    expect((await again(account.tenants, {})).map(({ supplierCode }) => supplierCode)).toEqual(["S10002"]);
  });

  test("areas change immediately, and only if they are still those on the screen", async ({
    platform,
    call,
    emails,
    clock,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const accountId = await invited({ emails, call }, admin, li);
    const { call: newcomer } = await signedIn(platform, li.email);
    const change = { accountId, areas: ["supplierCertification" as const], before: ["supplierQuality" as const] };
    clock.advance(1);
    await admin(supplierPeople.setAreas, change);
    expect(await codeOf(newcomer(certification.load, {}))).toBe("answered");
    expect(await codeOf(newcomer(correctiveActions.listOwn, {}))).toBe("request.e403");
    expect(await codeOf(admin(supplierPeople.setAreas, change))).toBe("supplierPeople.outdated");
    expect((await emails()).find(({ to }) => to === li.email)?.subject).toContain("您负责的事项已变更");
  });

  test("the people of another company can be neither seen nor changed", async ({ platform, call, emails }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const { call: other } = await signedIn(platform, "india");
    const accountId = await invited({ emails, call }, admin, li);
    await admin(supplierPeople.invite, { ...li, email: "zhao@supplier.example", areas: ["supplierFile"] });
    const invitationId = (await listOf(admin)).find(({ state }) => state === "invited")?.id ?? "";
    expect((await listOf(other)).map(({ userName }) => userName)).toEqual(["Priya Sharma"]);
    for (const refused of [
      () => other(supplierPeople.setAreas, { accountId, areas: ["supplierBank"], before: ["supplierQuality"] }),
      () => other(supplierPeople.setAdministrator, { accountId, isAdministrator: true }),
      () => other(supplierPeople.remove, { accountId }),
      () => other(supplierPeople.renew, { invitationId }),
      () => other(supplierPeople.revoke, { invitationId }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 404, code: "supplierPeople.unknown" });
    // The buying company has its own page, and does not see invitations of suppliers on it.
    const { call: superAdmin } = await signedIn(platform, "admin");
    expect(await refusalOf(superAdmin(supplierPeople.list, {}))).toMatchObject({ status: 403 });
    expect(await superAdmin(people.invitations, {})).toEqual([]);
    expect(await codeOf(superAdmin(people.revoke, { invitationId }))).toBe("people.invitationGone");
  });

  test("an address of another company is invited like any other, and opens no account", async ({
    platform,
    call,
    emails,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const { call: other } = await signedIn(platform, "india");
    await admin(supplierPeople.invite, { ...li, email: "buyer@demo.example", areas: ["supplierFile"] });
    const token = await linkTo({ emails }, "buyer@demo.example");
    expect(await codeOf(call(staff.join, { token, password }))).toBe("staffInvitation.emailTaken");
    await admin(supplierPeople.invite, { ...li, areas: ["supplierFile"] });
    expect(await codeOf(other(supplierPeople.invite, { ...li, areas: ["supplierFile"] }))).toBe("answered");
    expect(await codeOf(admin(supplierPeople.invite, { ...li, areas: ["supplierFile"] }))).toBe("supplierPeople.known");
    expect(
      await codeOf(admin(supplierPeople.invite, { ...li, email: "SUPPLIER@demo.example", areas: ["supplierFile"] })),
    ).toBe("supplierPeople.known");
  });

  test("an invitation can be resent with a new link, and revoked", async ({ platform, call, emails, clock }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    await admin(supplierPeople.invite, { ...li, areas: ["supplierFile"] });
    const first = await linkTo({ emails }, li.email);
    const invitationId = await idOf(admin, "李娜");
    clock.advance(1);
    await admin(supplierPeople.renew, { invitationId });
    expect(await codeOf(call(staff.look, { token: first }))).toBe("staffInvitation.gone");
    const second = await linkTo({ emails }, li.email);
    await admin(supplierPeople.revoke, { invitationId });
    expect(await codeOf(call(staff.look, { token: second }))).toBe("staffInvitation.gone");
    expect(await codeOf(admin(supplierPeople.renew, { invitationId }))).toBe("supplierPeople.unknown");
  });

  test("a company has a limited number of people and invitations", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const person = (place: number) => ({
      ...li,
      areas: ["supplierFile" as const],
      userName: `成员${place}`,
      email: `person${place}@supplier.example`,
    });
    for (let place = 1; place < supplierPeopleMax; place++) await admin(supplierPeople.invite, person(place));
    expect(await refusalOf(admin(supplierPeople.invite, person(0)))).toMatchObject({
      status: 422,
      code: "supplierPeople.tooMany",
    });
    const { content, totalElements } = await admin(supplierPeople.list, { search: "PERSON7@", size: 10 });
    expect([totalElements, content.map(({ userName }) => userName)]).toEqual([1, ["成员7"]]);
    expect((await admin(supplierPeople.list, { page: 1, size: 20 })).content).toHaveLength(20);
    expect(await codeOf(admin(supplierPeople.invite, person(0)))).toBe("supplierPeople.tooManyInvitations");
  });
});
