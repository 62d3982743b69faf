import { expect } from "vitest";
import { profile } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { signedInByPassword } from "../../../../support/platform-sign-in";
import { approveAgain, formerAccount, sharedMailbox } from "../../../../support/shared-mailbox";

onEveryEngine((test) => {
  test("a mailbox whose former account has a new email address can be approved again, with the supplier code as account name", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { account, password } = await approveAgain({ platform, register, emails, clock });
    expect(account).toMatch(/^s3\d{5}$/i);
    const own = `${formerAccount.password}!`;
    const { call } = await signedInByPassword(platform, account, undefined, { password, own });
    expect((await call(profile.currentUser, {})).email).toBe(sharedMailbox);
  });
});
