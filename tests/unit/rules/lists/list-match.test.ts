import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fold } from "~/rules/text/normalise";
import { pinyinRuns, toRank, runIn, runOfWords } from "~/rules/lists/list-match";

const shenzhen = { value: "440300", meaning: "深圳市", pinyin: "shen zhen shi" };

test.each([
  ["440300", 0],
  ["深圳市", 1],
  ["Shen Zhen Shi", 1],
  ["szs", 1],
  ["深", 2],
  ["shenz", 2],
  ["sz", 2],
  ["4403", 2],
  ["圳", 3],
  ["zhen", 3],
] as const)("%s matches Shenzhen at rank %i", (query, rank) => {
  expect(toRank(shenzhen, query)).toBe(rank);
});

test.each([
  ["Hong Kong, China", "hongkong", "Hong Kong"],
  ["美元", "元", "元"],
  ["ＵＳＤ", "usd", "ＵＳＤ"],
  ["Xi'an", "xian", "Xi'an"],
])("in %s, %s matches %s", (text, query, marked) => {
  expect(text.slice(...(runIn(text, query) ?? [0, 0]))).toBe(marked);
});

test.each([
  ["sz", "深圳"],
  ["shenz", "深圳"],
  ["enzhen", "深圳"],
  ["zhens", "圳市"],
  ["shi", "市"],
  ["深", undefined],
])("the pinyin %s highlights %s", (query, meant) => {
  const found = pinyinRuns(shenzhen.pinyin, query);
  const run = found && runOfWords(shenzhen.meaning, shenzhen.pinyin, found.words);
  expect(run ? shenzhen.meaning.slice(...run) : undefined).toBe(meant);
});

test("in an English name no characters correspond to the pinyin", () => {
  expect(runOfWords("Shenzhen", shenzhen.pinyin, [0, 2])).toBeNull();
});

property.prop([fc.string({ unit: "grapheme" }), fc.nat(), fc.nat()])(
  "a part of a text is found in it, and the highlight contains it",
  (text, from, to) => {
    const characters = [...text];
    const piece = characters.slice(from % (characters.length + 1), to % (characters.length + 1)).join("");
    const query = [...piece].map(fold).join("");
    fc.pre(query !== "" && fold(query) === query);
    const run = runIn(text, query);
    expect(run).not.toBeNull();
    expect(Array.from(text.slice(...(run ?? [0, 0])), fold).join("")).toContain(query);
  },
);

property.prop([fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat()])(
  "the letters highlighted in the pinyin are those typed",
  (words, from, length) => {
    const all = words.join("");
    const at = from % all.length;
    const query = all.slice(at, at + 1 + (length % all.length));
    const letters = pinyinRuns(words.join(" "), query)?.letters ?? new Map<number, readonly [number, number]>();
    expect([...letters].map(([word, run]) => words[word]?.slice(...run)).join("")).toBe(query);
  },
);
