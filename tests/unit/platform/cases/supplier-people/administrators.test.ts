import { expect } from "vitest";
import { supplierPeople } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { idOf, invited, invitedLi as li, listOf } from "../../../../support/supplier-people";

onEveryEngine((test) => {
  test("a person can be made an administrator and give that up again, and one administrator always remains", async ({
    platform,
    call,
    emails,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const accountId = await invited({ emails, call }, admin, li);
    const ownId = await idOf(admin, "王芳");
    const end = { accountId: ownId, isAdministrator: false };
    expect(await codeOf(admin(supplierPeople.setAdministrator, end))).toBe("supplierPeople.lastAdministrator");
    expect(await refusalOf(admin(supplierPeople.remove, { accountId: ownId }))).toMatchObject({
      status: 403,
      code: "supplierPeople.self",
    });
    await admin(supplierPeople.setAdministrator, { accountId, isAdministrator: true });
    await admin(supplierPeople.setAdministrator, end);
    expect(await codeOf(admin(supplierPeople.list, {}))).toBe("request.e403");
    const { call: second } = await signedIn(platform, li.email);
    expect((await listOf(second)).map(({ userName, isAdministrator }) => [userName, isAdministrator])).toEqual([
      ["李娜", true],
      ["王芳", false],
    ]);
  });

  test("of two administrators who remove each other at the same time, one remains", async ({
    platform,
    call,
    emails,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const accountId = await invited({ emails, call }, admin, li);
    await admin(supplierPeople.setAdministrator, { accountId, isAdministrator: true });
    const { call: second } = await signedIn(platform, li.email);
    const ownId = await idOf(admin, "王芳");
    const outcomes = await Promise.all([
      codeOf(admin(supplierPeople.remove, { accountId })),
      codeOf(second(supplierPeople.remove, { accountId: ownId })),
    ]);
    expect(outcomes.filter((code) => code === "answered")).toHaveLength(1);
    const left = outcomes[0] === "answered" ? admin : second;
    expect((await listOf(left)).filter(({ isAdministrator }) => isAdministrator)).toHaveLength(1);
  });

  test("of two administrators who give up the role at the same time, one remains", async ({
    platform,
    call,
    emails,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const accountId = await invited({ emails, call }, admin, li);
    await admin(supplierPeople.setAdministrator, { accountId, isAdministrator: true });
    const { call: second } = await signedIn(platform, li.email);
    const ownId = await idOf(admin, "王芳");
    const outcomes = await Promise.all([
      codeOf(admin(supplierPeople.setAdministrator, { accountId: ownId, isAdministrator: false })),
      codeOf(second(supplierPeople.setAdministrator, { accountId, isAdministrator: false })),
    ]);
    expect(outcomes.toSorted()).toEqual(["answered", "supplierPeople.lastAdministrator"]);
  });
});
