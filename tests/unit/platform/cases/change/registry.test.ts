import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { changeRequests, changeReview } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { startHttpServer } from "../../../../support/http-server";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { askFor, newestCode } from "../../../../support/platform-company";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

const renamed = "深圳市安科控股有限公司";
const code = "91441900MA4UK1234X";
const note = "已在公示系统核实，登记尚未更新";

let keywords: string[] = [];
let answer: (response: ServerResponse) => unknown;
let service: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  service = await startHttpServer((request, response) => {
    keywords.push(new URL(request.url ?? "", service.url).searchParams.get("keyword") ?? "");
    answer(response);
  });
});
afterAll(() => service.close());
beforeEach(() => (keywords = []));

const know = (result: object) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ error_code: 0, result }));

type Emails = () => Promise<{ to: string; subject: string; text: string }[]>;

async function propose(call: Call, emails: Emails, alter: (values: FormValues) => void): Promise<string> {
  const { changeId } = await askFor(call, "basic", alter);
  await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
  return changeId;
}

const change = (values: FormValues) => void Object.assign(values, { companyName: renamed, unifiedCreditCode: code });

onEveryEngine((test) => {
  const withService = test.extend("url", async ({ config }) => {
    config.companyLookup = { url: service.url.href };
    return service.url.href;
  });

  withService(
    "a new identity that differs from the registry is a risk, and each approver must give a reason",
    async ({ platform, emails, url }) => {
      expect(url).toBe(service.url.href);
      answer = know({ name: "深圳市远航电子有限公司", creditCode: code });
      const { call } = await signedIn(platform, "supplier");
      const changeId = await propose(call, emails, change);
      expect(keywords).toEqual([code]);
      const { call: buyer } = await signedIn(platform, "buyer");
      const review = await buyer(changeReview.one, { changeId });
      expect(review).toMatchObject({
        risks: ["registryDiffers"],
        registry: {
          record: { companyName: "深圳市远航电子有限公司", unifiedCreditCode: code },
          differing: ["companyName"],
        },
      });
      expect(await codeOf(approveSeen(buyer, changeId))).toBe("change.registryNote");
      const { version } = review;
      expect(await buyer(changeReview.approve, { changeId, version, note })).toMatchObject({ state: "onceApproved" });
      const { call: second } = await signedIn(platform, "buyer2");
      expect(await codeOf(approveSeen(second, changeId))).toBe("change.registryNote");
      expect((await second(changeReview.one, { changeId })).approvedBy).toMatchObject([{ note }]);
    },
  );

  withService("a new identity confirmed by the registry needs no note", async ({ platform, emails, url }) => {
    expect(url).toBe(service.url.href);
    answer = know({ name: renamed, creditCode: code.toLowerCase() });
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, change);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await buyer(changeReview.one, { changeId })).toMatchObject({ risks: [], registry: { differing: [] } });
    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "onceApproved" });
  });

  withService(
    "a registry that fails does not block a proposal, and approvers see that it returned no record",
    async ({ platform, emails, url }) => {
      expect(url).toBe(service.url.href);
      answer = (response) => void response.destroy();
      const { call } = await signedIn(platform, "supplier");
      const changeId = await propose(call, emails, change);
      const { call: buyer } = await signedIn(platform, "buyer");
      expect(await buyer(changeReview.one, { changeId })).toMatchObject({
        risks: [],
        registry: { record: null, differing: [] },
      });
    },
  );

  withService("changes of other answers do not query the registry", async ({ platform, emails, url }) => {
    expect(url).toBe(service.url.href);
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, (values) => void (values.companyEnglishName = "Anke Holding Ltd."));
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).registry).toBeNull();
    expect(keywords).toEqual([]);
  });

  test("without a registry service nothing is queried or shown", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, change);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).registry).toBeNull();
  });
});
