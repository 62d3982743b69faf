import { expect } from "vitest";
import { onboarding } from "~/contract";
import { queueOrders } from "~/rules/queue/queue";
import { onEveryEngine } from "../../../../support/platform";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("the pages of the queue together are the whole list, read from either end", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    for (const order of queueOrders)
      for (const search of [undefined, "电子"]) {
        const list = { view: "all", order, search } as const;
        const whole = await call(onboarding.queue, { ...list, size: 100 });
        expect(whole.content).toHaveLength(whole.totalElements);
        const size = Math.ceil(whole.totalElements / 4);
        const pages = [];
        for (let page = 0; page < 4; page += 1) pages.push(await call(onboarding.queue, { ...list, page, size }));
        expect(pages.flatMap(({ content }) => content)).toEqual(whole.content);
        for (const { totalElements } of pages) expect(totalElements).toBe(whole.totalElements);
      }
  });

  test("a page beyond the end of the queue is empty but has the total count", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    for (const search of [undefined, "电子"]) {
      const { totalElements } = await call(onboarding.queue, { view: "all", search });
      expect(totalElements).toBeGreaterThan(1);
      const beyond = await call(onboarding.queue, { view: "all", search, page: 5, size: 100 });
      expect(beyond).toMatchObject({ content: [], totalElements, totalPages: Math.ceil(totalElements / 100) });
    }
  });

  test("a state requested twice is listed once", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const once = await call(onboarding.queue, { state: ["preliminaryReview"] });
    expect(once.totalElements).toBeGreaterThan(0);
    expect(await call(onboarding.queue, { state: ["preliminaryReview", "preliminaryReview"] })).toEqual(once);
  });
});
