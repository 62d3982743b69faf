import { expect } from "vitest";
import { changeRequests, changeReview, companyFile } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { askFor, callBack, newestCode, toNewAccount } from "../../../../support/platform-company";
import { runJobs } from "../../../../support/platform-jobs";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";
import { invited, invitedLi as li } from "../../../../support/supplier-people";

const moveHouse = (values: FormValues) => void (values.registeredDetail = "龙华区民治街道 66 号");
const newDuns = (values: FormValues) => void (values.duns = "544889988");

const changesOf = async (call: Call, section: "basic" | "bank") =>
  (await call(companyFile.load, {}))?.sections.find((one) => one.section === section)?.changes;

onEveryEngine((test) => {
  test("a change names the person who entered it, to the supplier's other people and to purchasing", async ({
    platform,
    emails,
    call: anyone,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    await invited({ call: anyone, emails }, admin, { ...li, areas: ["supplierFile"] });
    const { call } = await signedIn(platform, li.email);
    const { changeId } = await askFor(call, "basic", moveHouse);
    const { content } = await admin(changeRequests.list, {});
    expect(content).toMatchObject([{ changeId, submittedBy: "李娜" }]);
    const change = await admin(changeRequests.one, { changeId });
    expect(change).toMatchObject({ submittedBy: "李娜", createdAt: content[0]?.createdAt });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await buyer(changeReview.one, { changeId })).toMatchObject({
      submittedBy: "李娜",
      createdAt: change.createdAt,
    });
  });

  test("the company file names who changed each answer last, only once the change is in effect", async ({
    platform,
    emails,
    call: anyone,
  }) => {
    const { call: admin } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    await invited({ call: anyone, emails }, admin, { ...li, areas: ["supplierFile"] });
    const { call } = await signedIn(platform, li.email);
    expect(await changesOf(admin, "basic")).toBeUndefined();

    const { changeId } = await askFor(call, "basic", moveHouse);
    expect(await changesOf(admin, "basic")).toBeUndefined();
    await approveSeen(buyer, changeId);
    const { createdAt } = await admin(changeRequests.one, { changeId });
    const moved = { field: "registeredDetail", by: "李娜", at: createdAt };
    expect(await changesOf(admin, "basic")).toEqual([moved]);

    const second = await askFor(admin, "basic", newDuns);
    await approveSeen(buyer, second.changeId);
    const changes = await changesOf(call, "basic");
    expect(changes).toHaveLength(2);
    expect(changes).toEqual(expect.arrayContaining([moved, expect.objectContaining({ field: "duns", by: "王芳" })]));
  });

  test("new bank details name their author after the waiting time, without any number", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await callBack(buyer, changeId);
    await approveSeen(buyer, changeId);
    await approveSeen(other, changeId);
    expect(await changesOf(call, "bank")).toBeUndefined();
    clock.advance(48 * 3600 + 60);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "supplier");
    expect(await changesOf(later, "bank")).toMatchObject([{ field: "banks[0].accountNumber", by: "王芳" }]);
  });
});
