import { expect } from "vitest";
import { conductRecordYears } from "~/rules/limits/records";
import { countriesWithProvinces } from "~/rules/registration/home-country";
import { zoneMinutes } from "~/rules/calendar/time-zone";
import { lov, texts } from "~/contract";
import { pagesByCode } from "~/platform/seed/texts/seed";
import { taskFilters } from "~/rules/workspace/tasks";
import { onEveryEngine } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";
import { refusalOf } from "../../../support/platform-refusal";
import { signedIn } from "../../../support/platform-sign-in";

const allowed = /^<\/?(h2|h3|p|ul|ol|li|strong|em|table|thead|tbody|tr|th|td|a)( href="(https:\/\/|mailto:)[^"]*")?>$/;

onEveryEngine((test) => {
  test.for([
    ["HPFM.CITY", "深圳", "深圳市"],
    ["HPFM.CITY", "shenzhen", "深圳市"],
    ["HPFM.CITY", "Dong Guan", "东莞市"],
    ["HPFM.CITY", "440300", "深圳市"],
    ["HPFM.PROVINCE", "gds", "广东省"],
    ["HPFM.COUNTRY", "vietnam", "越南"],
    ["HPFM.COUNTRY", "zgxg", "中国香港"],
    ["HPFM.CURRENCY", "ＵＳＤ", "美元"],
    ["HPFM.BANK", "zsyh", "招商银行"],
    ["HPFM.BANK", "CHASUS33", "摩根大通银行"],
    ["ISP.CATEGORY", "camera", "摄像头模组与镜头"],
    ["HIAM.TIME_ZONE", "juneau", "(GMT-9) 朱诺"],
  ] as const)("in %s, %s finds %s", async ([lovCode, query, meaning], { call }) => {
    const { content } = await call(lov.values, { lovCode, query });
    expect(content.map((row) => row.meaning)).toContain(meaning);
  });

  test.for([
    ["HPFM.CITY", "sz", "深圳市"],
    ["HPFM.CITY", "hz", "杭州市"],
    ["HPFM.COUNTRY", "cn", "中国"],
    ["HPFM.COUNTRY", "china", "中国"],
    ["HPFM.COUNTRY", "in", "印度"],
    ["HPFM.CURRENCY", "usd", "美元"],
    ["HPFM.PROVINCE", "江", "江苏省"],
  ] as const)("in %s, the best match for %s is among the first five", async ([lovCode, query, meaning], { call }) => {
    const { content } = await call(lov.values, { lovCode, query, size: 5 });
    expect(content.map((row) => row.meaning)).toContain(meaning);
  });

  test("a code ranks before names, a full name before a prefix, and a prefix before the rest", async ({ call }) => {
    const first = async (lovCode: string, query: string) =>
      (await call(lov.values, { lovCode, query })).content[0]?.meaning;
    expect(await first("HPFM.COUNTRY", "in")).toBe("印度");
    expect(await first("HPFM.COUNTRY", "china")).toBe("中国");
    expect(await first("HPFM.CITY", "深圳")).toBe("深圳市");
  });

  test("a Chinese value includes its pinyin, one word per character", async ({ call }) => {
    const { content } = await call(lov.values, { lovCode: "HPFM.CITY", value: "440300" });
    expect(content[0]?.pinyin).toBe("shen zhen shi");
  });

  test("every list has a definition in both languages, and its rows have the defined fields", async ({ call }) => {
    for (const lovCode of [
      "HPFM.COUNTRY",
      "HPFM.PROVINCE",
      "HPFM.CITY",
      "HPFM.CURRENCY",
      "HPFM.BANK",
      "ISP.CATEGORY",
      "HIAM.TIME_ZONE",
    ]) {
      const zh = await call(lov.viewInfo, { viewCode: lovCode });
      const en = await call(lov.viewInfo, { viewCode: lovCode }, { locale: "en" });
      expect(zh.lovName).not.toBe(en.lovName);
      const { content } = await call(lov.data, { lovCode, size: 1 });
      expect(Object.keys(content[0] ?? {})).toEqual(
        expect.arrayContaining([zh.valueField, zh.displayField, ...zh.tableFields.map(({ dataIndex }) => dataIndex)]),
      );
    }
    expect(await refusalOf(call(lov.viewInfo, { viewCode: "NO.SUCH" }))).toMatchObject({ code: "lov.unknown" });
  });

  test("each query field of a definition searches only its own field", async ({ call }) => {
    const found = async (search: Record<string, string>) =>
      (await call(lov.data, { lovCode: "HPFM.COUNTRY", ...search })).content.map(({ value }) => value);
    expect(await found({ value: "JP" })).toEqual(["JP"]);
    expect(await found({ meaning: "riben" })).toEqual(["JP"]);
    expect(await found({ meaning: "riben", value: "CN" })).toEqual([]);
  });

  test("a list with its own URL is queried by it, and any other URL is rejected", async ({ call }) => {
    const { queryUrl, lovTypeCode } = await call(lov.viewInfo, { viewCode: "HPFM.BANK" });
    expect(lovTypeCode).toBe("URL");
    const asked = (lovUrl: string) =>
      call(lov.urlData, { lovUrl, lovCode: "HPFM.BANK", parentValue: "CN", tag: "308" });
    const { content } = await asked((queryUrl ?? "").replace("{tenantId}", "2"));
    expect(content.map(({ meaning }) => meaning)).toEqual(["招商银行"]);
    for (const elsewhere of [
      "http://169.254.169.254/latest",
      "/etc/passwd",
      "//evil.example/smdm/public/gsrm/v2/lov/X",
    ])
      expect(await refusalOf(asked(elsewhere))).toMatchObject({ code: "lov.unknownUrl" });
  });

  test("percent signs and underscores are matched literally", async ({ call }) => {
    for (const query of ["%", "_", "!", "%%"]) {
      expect((await call(lov.values, { lovCode: "HPFM.COUNTRY", query })).totalElements).toBe(0);
    }
  });

  test("countries are listed in both languages, China first", async ({ call }) => {
    const names = async (locale: "zh" | "en") =>
      (await call(lov.values, { lovCode: "HPFM.COUNTRY", size: 4 }, { locale })).content.map(({ meaning }) => meaning);
    expect(await names("zh")).toEqual(["中国", "中国香港", "中国澳门", "中国台湾"]);
    expect(await names("en")).toEqual(["China", "Hong Kong, China", "Macao, China", "Taiwan, China"]);
  });

  test("after China, countries are sorted by pinyin in Chinese and alphabetically in English, under their current names", async ({
    call,
  }) => {
    for (const locale of ["zh", "en"] as const) {
      const pages = [0, 1, 2].map((page) => call(lov.values, { lovCode: "HPFM.COUNTRY", page, size: 100 }, { locale }));
      const names = (await Promise.all(pages)).flatMap(({ content }) => content).map(({ meaning }) => meaning);
      expect(names).toHaveLength(249);
      const others = names.slice(4);
      expect(others).toEqual(others.toSorted(new Intl.Collator(locale === "zh" ? "zh-CN-u-co-pinyin" : "en").compare));
      if (locale === "zh") expect(others.slice(0, 3)).toEqual(["阿尔巴尼亚", "阿尔及利亚", "阿富汗"]);
      else expect(names).toEqual(expect.arrayContaining(["Czechia", "Cabo Verde", "Côte d'Ivoire", "Türkiye"]));
    }
  });

  test("provinces are listed for the countries whose addresses need one", async ({ call }) => {
    const { content } = await call(lov.values, { lovCode: "HPFM.PROVINCE", size: 100 });
    expect(new Set(content.map(({ parentValue }) => parentValue))).toEqual(new Set(countriesWithProvinces));
    const taiwan = await call(lov.values, { lovCode: "HPFM.CITY", parentValue: "TW-R", size: 100 });
    expect(taiwan.content.map(({ meaning }) => meaning)).toEqual(
      expect.arrayContaining(["嘉义县", "云林县", "南投县", "台东县", "澎湖县"]),
    );
  });

  test("only current currencies are listed, and no pound is translated as a weight", async ({ call }) => {
    const pages = [0, 1].map((page) => call(lov.values, { lovCode: "HPFM.CURRENCY", page, size: 100 }));
    const rows = (await Promise.all(pages)).flatMap(({ content }) => content);
    const codes = rows.map(({ value }) => value);
    expect(codes.slice(0, 6)).toEqual(["CNY", "USD", "EUR", "JPY", "HKD", "INR"]);
    expect(codes).toContain("XCG");
    expect(codes.filter((code) => ["ANG", "BGN", "HRK"].includes(code))).toEqual([]);
    expect(rows.filter(({ meaning }) => meaning.includes("磅"))).toEqual([]);
  });

  test("time zones of half and three-quarter hours can be chosen", async ({ call }) => {
    for (const [query, value] of [
      ["新德里", "GMT+5:30"],
      ["Kathmandu", "GMT+5:45"],
      ["St. John's", "GMT-3:30"],
    ]) {
      const { content } = await call(lov.values, { lovCode: "HIAM.TIME_ZONE", query });
      expect(content.map((zone) => zone.value)).toEqual([value]);
    }
    const { content } = await call(lov.values, { lovCode: "HIAM.TIME_ZONE", size: 100 });
    expect(content.every(({ value }) => zoneMinutes(value) !== null)).toBe(true);
  });

  test("cities belong to provinces and provinces to countries", async ({ call }) => {
    const provinces = await call(lov.values, { lovCode: "HPFM.PROVINCE", parentValue: "CN", size: 100 });
    expect(provinces.totalElements).toBe(31);
    const cities = await call(lov.values, { lovCode: "HPFM.CITY", parentValue: "440000", size: 100 }, { locale: "en" });
    expect(cities.content.map(({ meaning }) => meaning)).toEqual(
      expect.arrayContaining(["Guangzhou", "Shenzhen", "Dongguan"]),
    );
  });

  test("values can be requested by one code or several", async ({ call }) => {
    const asked = async (value: string | string[]) =>
      (await call(lov.values, { lovCode: "HPFM.CURRENCY", value })).content.map((row) => row.value);
    expect(await asked("JPY")).toEqual(["JPY"]);
    expect(await asked(["USD", "CNY"])).toEqual(["CNY", "USD"]);
  });

  test("pages are consecutive, and count all rows", async ({ call }) => {
    const page = (number: number) => call(lov.values, { lovCode: "HPFM.COUNTRY", page: number, size: 100 });
    const pages = [await page(0), await page(1), await page(2), await page(3)];
    expect(pages.map(({ content }) => content.length)).toEqual([100, 100, 49, 0]);
    expect(pages[0]).toMatchObject({ totalElements: 249, totalPages: 3, number: 0, size: 100 });
    expect(new Set(pages.flatMap(({ content }) => content.map(({ value }) => value))).size).toBe(249);
  });

  test("an unknown list is rejected; a search without results is not", async ({ call }) => {
    expect(await refusalOf(call(lov.values, { lovCode: "NO.SUCH" }))).toMatchObject({
      status: 404,
      code: "lov.unknown",
    });
    expect((await call(lov.values, { lovCode: "HPFM.BANK", query: "no such bank" })).content).toEqual([]);
  });

  test("banks are distinguished by country, and have well-formed codes", async ({ call }) => {
    const pages = [0, 1].map((page) => call(lov.values, { lovCode: "HPFM.BANK", page, size: 100 }));
    const rows = (await Promise.all(pages)).flatMap(({ content }) => content);
    expect(rows.length).toBeGreaterThan(120);
    for (const { parentValue, tag } of rows)
      expect(tag).toMatch(parentValue === "CN" ? /^\d{3}$/ : new RegExp(`^[A-Z]{4}${parentValue}[A-Z\\d]{2}$`));
  });

  test("every text exists in both languages, under the company's name", async ({ call }) => {
    for (const textCode of Object.keys(pagesByCode)) {
      const zh = await call(texts.byCode, { textCode });
      const en = await call(texts.byCode, { textCode }, { locale: "en" });
      expect([zh.lang, en.lang]).toEqual(["zh", "en"]);
      expect(zh.text).toMatch(/[\u4e00-\u9fff]/);
      expect(en.text + en.title).not.toMatch(/[\u4e00-\u9fff]/);
      expect(zh.text).toContain("品牌 &amp; Co");
      expect(en.text).toContain("Brand &amp; Co");
      for (const { title, text } of [zh, en]) {
        expect(title + text).not.toContain("{{");
        expect((text.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
      }
    }
  });

  test("the integrity code states the six years and the reward", async ({ call }) => {
    const { text } = await call(texts.byCode, { textCode: "ISP.HONEST" }, { locale: "en" });
    expect(text).toContain(`at least ${conductRecordYears} years`);
    expect(text).toContain("RMB 500,000");
  });

  test("an unknown text is rejected", async ({ call }) => {
    expect(await refusalOf(call(texts.byCode, { textCode: "NO.SUCH" }))).toMatchObject({
      status: 404,
      code: "text.unknown",
    });
  });

  test("a signed-in user gets a dictionary in full, in its order, and in the language of the page", async ({
    platform,
    call: stranger,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await call(lov.children, { code: "ISP.TASK_STATE" })).toEqual([
      { code: "all", name: "全部" },
      { code: "open", name: "待处理" },
      { code: "completed", name: "已完成" },
      { code: "cancelled", name: "已取消" },
    ]);
    expect((await call(lov.children, { code: "ISP.TASK_STATE" }, { locale: "en" }))[0]).toEqual({
      code: "all",
      name: "All",
    });
    expect((await call(lov.children, { code: "ISP.TASK_STATE" })).map(({ code }) => code)).toEqual([...taskFilters]);
    expect(await refusalOf(call(lov.children, { code: "NO.SUCH" }))).toMatchObject({
      status: 404,
      code: "lov.unknown",
    });
    expect(await refusalOf(stranger(lov.children, { code: "ISP.TASK_STATE" }))).toMatchObject({ status: 401 });
  });

  test("the guide for cooperating companies names the companies of the domain, and is specific to its region", async ({
    call,
    config,
  }) => {
    const row = { domain: "in.brand.example", region: "IN", lang: "en_US", is_loginable: 1 };
    await inDatabase(config, (db) => {
      const names = { companys: "品牌 & 印度", companys_en: "Brand & India" };
      return db
        .insertInto("domain_config")
        .values({ ...row, ...names })
        .execute();
    });
    const here = await call(texts.cooperationGuide, { domain: "portal.brand.example" });
    expect(here).toMatchObject({ region: "CN", companys: "品牌 & Co", title: "品牌 & Co 合作企业指南" });
    const india = await call(texts.cooperationGuide, { domain: "in.brand.example" }, { locale: "en" });
    expect(india).toMatchObject({ region: "IN", companys: "Brand & India" });
    expect(india?.text).toContain("GSTIN");
    expect(india?.text).toContain("Brand &amp; India");
  });
});
