import { afterAll, beforeAll, expect } from "vitest";
import { evidence, files, registration } from "~/contract";
import { sectionIds } from "~/rules/registration/section-ids";
import { scanDue } from "~/platform/cases/scanning/scan-due";
import { fakeClamd, virusText } from "../../../../support/fake-clamd";
import { roundIn } from "../../../../support/evidence";
import { openCore } from "../../../../support/oidc-setup";
import { test } from "../../../../support/platform";
import { completeValues, pdf } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { submitSeen } from "../../../../support/seen";

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
beforeAll(async () => {
  clamd = await fakeClamd();
});
afterAll(() => clamd.close());

test("a pack waits for the virus scan, and lists an infected file without its content", async ({
  register,
  config,
  clock,
}) => {
  const { call } = await register();
  const values = await completeValues(call);
  const { attachments } = values.attachment;
  const [first] = attachments;
  await call(files.upload, { attachmentUUID: first.file, file: pdf("执照背面.pdf", virusText) });
  for (const section of sectionIds)
    await call(registration.saveSection, { section, version: 0, values: values[section] });
  await submitSeen(call);
  clamd.set("silent");
  Object.assign(config, { scannerUrl: clamd.url, scanTimeoutMs: 200 });
  await runJobs(config);
  expect((await call(evidence.list, {})).packs).toMatchObject([{ papers: null }]);

  clamd.set("scans");
  clock.advance(5 * 60);
  const core = await openCore(config);
  await scanDue(core).finally(() => core.db.destroy());
  await runJobs(config);
  expect((await call(evidence.list, {})).packs).toMatchObject([{ papers: { pdf: {}, zip: {} } }]);
  const paper = await call(evidence.content, { round: 1, kind: "pdf" });
  const data = roundIn(new Uint8Array(await paper.arrayBuffer()));
  expect(data.files.find(({ name }) => name === "执照背面.pdf")).toMatchObject({ path: null, sha256: null });
  expect(data.files.filter(({ sha256 }) => sha256).length).toBe(data.files.length - 1);
  expect(await codeOf(call(evidence.content, { round: 1, kind: "zip" }))).toBe("answered");
});
