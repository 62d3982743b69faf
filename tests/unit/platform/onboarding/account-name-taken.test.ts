import { expect } from "vitest";
import { profile } from "~/contract";
import { onEveryEngine } from "../../../support/platform";
import { signedInByPassword } from "../../../support/platform-sign-in";
import { approveAgain, formerAccount, sharedMailbox } from "../../../support/shared-mailbox";

onEveryEngine((test) => {
  test("a mailbox whose former account was given another e-mail is approved again, under the supplier code as its account", async ({
    platform,
    register,
    letters,
    clock,
  }) => {
    const { account, password } = await approveAgain({ platform, register, letters, clock });
    expect(account).toMatch(/^s3\d{5}$/i);
    const own = `${formerAccount.password}!`;
    const { call } = await signedInByPassword(platform, account, undefined, { password, own });
    expect((await call(profile.currentUser, {})).email).toBe(sharedMailbox);
  });
});
