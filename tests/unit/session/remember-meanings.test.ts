import { afterEach, expect, test, vi } from "vitest";
import { minutes } from "~/rules/time";
import { rememberMeanings } from "~/session/remember-meanings.server";
import { visit } from "../../support/visit";

const names: Record<string, string> = { CN: "中国", JP: "日本", IN: "印度" };

/** Finds meanings for a visitor in a language, and records the codes it was called for. */
async function finder(baseApi?: Awaited<ReturnType<typeof visit>>["portal"]["baseApi"], language = "zh") {
  const { portal } = await visit("/register/basic", { headers: { "accept-language": language } });
  const requested: string[][] = [];
  const find = rememberMeanings({ ...portal, baseApi: baseApi ?? portal.baseApi }, async (_list, codes) => {
    requested.push([...codes]);
    return Object.fromEntries(codes.flatMap((code) => (names[code] ? [[code, `${language} ${names[code]}`]] : [])));
  });
  return { find, requested, baseApi: portal.baseApi };
}

afterEach(() => void vi.useRealTimers());

test("a meaning loaded by one visitor is reused for the next, and only missing ones are loaded", async () => {
  const first = await finder();
  expect(await first.find("HPFM.COUNTRY", ["CN", "JP"])).toEqual({ CN: "zh 中国", JP: "zh 日本" });
  const second = await finder(first.baseApi);
  expect(await second.find("HPFM.COUNTRY", ["JP", "CN"])).toEqual({ CN: "zh 中国", JP: "zh 日本" });
  expect(await second.find("HPFM.COUNTRY", ["IN", "CN"])).toEqual({ IN: "zh 印度", CN: "zh 中国" });
  expect(second.requested).toEqual([["IN"]]);
});

test("a meaning belongs to its language, its list and its base API", async () => {
  const { find, baseApi } = await finder();
  await find("HPFM.COUNTRY", ["CN"]);
  const english = await finder(baseApi, "en");
  expect(await english.find("HPFM.COUNTRY", ["CN"])).toEqual({ CN: "en 中国" });
  const otherList = await finder(baseApi);
  await otherList.find("HPFM.PROVINCE", ["CN"]);
  const elsewhere = await finder();
  await elsewhere.find("HPFM.COUNTRY", ["CN"]);
  expect([english.requested, otherList.requested, elsewhere.requested]).toEqual([[["CN"]], [["CN"]], [["CN"]]]);
});

test("a code without a meaning is looked up every time, because its list may gain one", async () => {
  const { find, requested } = await finder();
  expect(await find("HPFM.COUNTRY", ["XX"])).toEqual({});
  await find("HPFM.COUNTRY", ["XX"]);
  expect(requested).toEqual([["XX"], ["XX"]]);
});

test("a meaning is reloaded after a minute, because a base API may change it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { find, requested } = await finder();
  await find("HPFM.COUNTRY", ["CN"]);
  vi.setSystemTime(Date.now() + minutes(1) - 1);
  await find("HPFM.COUNTRY", ["CN"]);
  expect(requested).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await find("HPFM.COUNTRY", ["CN"]);
  expect(requested).toHaveLength(2);
});
