import { expect } from "vitest";
import { colleagues, registration } from "~/contract";
import { recentSaveSeconds, tabVisitSeconds } from "~/rules/colleagues/limits";
import { sessionIdleSeconds } from "~/platform/core/settings/durations";
import { onEveryEngine } from "../../../../support/platform";
import { enterByLink, inviteTo } from "../../../../support/platform-colleagues";
import { refusalOf } from "../../../../support/platform-refusal";

onEveryEngine((test) => {
  test("each person reads who else is on a tab, until their window no longer reports or they are removed", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    const alone = await owner.call(registration.load, {});
    expect(alone.others).toBeNull();
    expect(await owner.call(colleagues.reportTab, { section: "bank" })).toEqual({ others: [] });
    const { colleagueId } = await inviteTo(owner.call, ["bank", "contact"]);
    const colleague = await enterByLink({ platform, call, emails, clock });

    await owner.call(colleagues.reportTab, { section: "basic" });
    await owner.call(colleagues.reportTab, { section: "bank" });
    expect((await colleague(registration.load, {})).others).toEqual([{ section: "bank", name: null }]);
    const report = { section: "bank" } as const;
    expect(await colleague(colleagues.reportTab, report)).toEqual({ others: [{ section: "bank", name: null }] });
    expect(await owner.call(colleagues.reportTab, report)).toEqual({ others: [{ section: "bank", name: "李娜" }] });
    expect(await owner.call(colleagues.reportTab, { section: "contact" })).toEqual({ others: [] });

    clock.advance(tabVisitSeconds + 1);
    expect((await owner.call(registration.load, {})).others).toEqual([]);
    await colleague(colleagues.reportTab, report);
    expect((await owner.call(registration.load, {})).others).toEqual([{ section: "bank", name: "李娜" }]);
    await owner.call(colleagues.remove, { colleagueId });
    expect((await owner.call(registration.load, {})).others).toBeNull();
  });

  test("who saved a tab last counts as being on it for a few minutes, without scripts too", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await inviteTo(owner.call, ["bank"]);
    const colleague = await enterByLink({ platform, call, emails, clock });
    await colleague(registration.saveSection, { section: "bank", version: 0, values: { banks: [{ id: "a" }] } });
    expect((await owner.call(registration.load, {})).others).toEqual([{ section: "bank", name: "李娜" }]);
    expect((await colleague(registration.load, {})).others).toEqual([]);
    clock.advance(recentSaveSeconds + 1);
    expect((await owner.call(registration.load, {})).others).toEqual([]);
  });

  test("the report of a window does not count as a use of the session", async ({ register, clock }) => {
    const owner = await register();
    clock.advance(sessionIdleSeconds - 1);
    await owner.call(colleagues.reportTab, { section: "basic" });
    clock.advance(2);
    const late = await refusalOf(owner.call(colleagues.reportTab, { section: "basic" }));
    expect(late).toMatchObject({ status: 401, code: "registration.sessionExpired" });
  });
});
