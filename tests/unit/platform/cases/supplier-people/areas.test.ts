import { expect } from "vitest";
import { companyFile } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { askFor, toNewAccount } from "../../../../support/platform-company";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { invited, invitedLi as li } from "../../../../support/supplier-people";

const field = "banks[0].accountNumber";
const moveHouse = (values: Record<string, unknown>) => void (values.registeredDetail = "龙华区民治街道 66 号");

onEveryEngine((test) => {
  test("a person for the company file can change it, but can neither change nor reveal bank details", async ({
    platform,
    emails,
    call: anyone,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    await invited({ call: anyone, emails }, admin, { ...li, areas: ["supplierFile"] });
    const { call } = await signedIn(platform, li.email);
    expect((await askFor(call, "basic", moveHouse)).state).toBe("proposed");
    expect(await codeOf(askFor(call, "bank", toNewAccount))).toBe("request.e403");
    expect(await codeOf(call(companyFile.show, { section: "bank", field }))).toBe("request.e403");
  });

  test("a person for bank details can change nothing else, and bank details are locked after a new person is added for them", async ({
    platform,
    emails,
    call: anyone,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    expect((await admin(companyFile.load, {}))?.bankLockedUntil).toBeNull();
    await invited({ call: anyone, emails }, admin, { ...li, areas: ["supplierBank"] });
    const { call } = await signedIn(platform, li.email);
    expect((await call(companyFile.load, {}))?.bankLockedUntil).not.toBeNull();
    expect(await refusalOf(askFor(call, "bank", toNewAccount))).toMatchObject({
      status: 409,
      code: "change.bankLocked",
    });
    expect(await codeOf(askFor(call, "basic", moveHouse))).toBe("request.e403");
    expect(await codeOf(call(companyFile.show, { section: "bank", field }))).toBe("answered");
  });
});
