import { expect } from "vitest";
import { changeRequests, changeReview, companyFiles, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import {
  askFor,
  keepProof,
  newestCode,
  proposeBank,
  scheduleBank,
  sectionOf,
  toNewAccount,
} from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { refuseSeen } from "../../../../support/seen";
import type { Call } from "../../../../support/platform";

/** Requests new bank details with this proof. */
async function proposeWith(call: Call, proof: string) {
  const { version, values } = await sectionOf(call, "bank");
  toNewAccount(values);
  return call(changeRequests.propose, { section: "bank", version, values, proof });
}
const fileIdOf = ({ fileUrl }: { fileUrl: string }) => fileUrl.split("/").at(-1) ?? "";
const twoDays = 49 * 3600;

onEveryEngine((test) => {
  test("new bank details need a proof that contains a file and is not in use; other sections need none", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { content: empty } = await call(companyFiles.createUuid, {});
    for (const proof of ["", "unknown", empty])
      expect(await refusalOf(proposeWith(call, proof))).toMatchObject({ status: 422, code: "change.proofNeeded" });
    const proof = await keepProof(call);
    const { changeId } = await proposeWith(call, proof);
    expect((await call(changeRequests.one, { changeId })).proof).toMatchObject([{ fileName: "开户许可证.pdf" }]);
    const { changeId: other } = await askFor(call, "basic", (values) => void (values.abbreviation = "安科"));
    expect((await call(changeRequests.one, { changeId: other })).proof).toEqual([]);
  });

  test("a proof whose files were removed before the code is entered is no longer enough", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    const [file] = (await call(changeRequests.one, { changeId })).proof;
    await call(companyFiles.deleteByUrl, { url: file?.fileUrl ?? "" });
    const confirmed = call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
    expect(await codeOf(confirmed)).toBe("change.proofNeeded");
  });

  test("a proof in which a virus was found is refused", async ({ platform, config }) => {
    const { call } = await signedIn(platform, "supplier");
    const proof = await keepProof(call);
    await inDatabase(config, (db) =>
      db.updateTable("stored_file").set({ scan_state: "infected" }).where("uuid", "=", proof).execute(),
    );
    expect(await codeOf(proposeWith(call, proof))).toBe("change.proofInfected");
  });

  test("each reviewer sees the proof, can open it and gets their own tick; the supplier cannot remove it", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const changeId = await proposeBank(call, emails);
    const { proof, registrationId, openedFiles } = await buyer(changeReview.one, { changeId });
    expect(openedFiles).toEqual([]);
    const fileId = fileIdOf(proof[0]!);
    const response = await buyer(review.content, { registrationId, fileId });
    expect(await response.text()).toContain("%PDF");
    await buyer(review.markSeen, { registrationId, fileId });
    expect((await buyer(changeReview.one, { changeId })).openedFiles).toEqual([fileId]);
    expect((await other(changeReview.one, { changeId })).openedFiles).toEqual([]);
    expect(await codeOf(call(companyFiles.deleteByUrl, { url: proof[0]!.fileUrl }))).toBe("file.onRecord");
  });

  test("approving a change with an unscanned proof requires a note", async ({ platform, config }) => {
    config.scannerUrl = "tcp://127.0.0.1:9";
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    await inDatabase(config, (db) =>
      db.updateTable("change_request").set({ proposed_at: "2025-06-30T00:00:00.000Z" }).execute(),
    );
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).unopenedFiles).toEqual(["开户许可证.pdf"]);
  });

  test("withdrawing a change releases its proof, and the files are deleted after a day", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await proposeBank(call, emails);
    await call(changeRequests.withdraw, { changeId });
    clock.advance(twoDays);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "supplier");
    expect((await later(changeRequests.one, { changeId })).proof).toEqual([]);
  });

  test("a change that took effect or was refused retains its proof, which is included in its evidence pack", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { changeId } = await scheduleBank({ platform, emails });
    clock.advance(twoDays);
    await runJobs(config);
    clock.advance(twoDays);
    await runJobs(config);
    const { call: buyer } = await signedIn(platform, "buyer");
    const { state, proof, evidence } = await buyer(changeReview.one, { changeId });
    expect([state, proof.length]).toEqual(["effective", 1]);
    expect(evidence).not.toBeNull();
    const { call } = await signedIn(platform, "supplier");
    const again = await proposeBank(call, emails, (values) => {
      toNewAccount(values);
      (values.banks as { accountNumber: string }[])[0]!.accountNumber = "6222021001112223777";
    });
    await refuseSeen(buyer, again, "请重新提交");
    expect((await call(changeRequests.one, { changeId: again })).proof).toHaveLength(1);
  });
});
