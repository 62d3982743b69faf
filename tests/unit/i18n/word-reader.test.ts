import { fc, test as property } from "@fast-check/vitest";
import { createInstance, type i18n } from "i18next";
import { describe, expect, test } from "vitest";
import { languages } from "~/i18n/language";
import { options } from "~/i18n/options";
import { createWordReader, type WordTree } from "~/i18n/word-reader";
import gsrmEn from "~/sub-apps/gsrm/words/en";
import gsrmZh from "~/sub-apps/gsrm/words/zh";
import subAppErrors from "~/i18n/locales/zh/sub-app-errors";
import shellEn from "~/i18n/resources/en";
import shellZh from "~/i18n/resources/zh";

const words = { zh: { ...shellZh, ...gsrmZh }, en: { ...shellEn, ...gsrmEn } };

/** The server's reader of the same texts. */
function onServer(language: "zh" | "en"): i18n {
  const instance = createInstance();
  const ns = Object.keys(words[language]);
  void instance.init({
    ...options,
    ns,
    lng: language,
    initImmediate: false,
    resources: { [language]: words[language] },
  });
  return instance;
}

/** Every text with its full key, without the plural ending. */
const sentencesOf = (tree: WordTree, path = ""): [key: string, sentence: string][] =>
  Object.entries(tree).flatMap(([name, word]) =>
    typeof word === "string"
      ? [[`${path}${name.replace(/_(?:one|other)$/, "")}`, word] as [string, string]]
      : sentencesOf(word, path === "" ? `${name}:` : `${path}${name}.`),
  );

const namesIn = (sentence: string) => [...sentence.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = ""]) => name);

describe.each(languages)("the texts of a page in %s", (language) => {
  const server = onServer(language);
  const browser = createWordReader(language, words[language]);
  const sentences = sentencesOf(words[language]);

  test("are the same on both sides, with every count and without values", () => {
    expect(sentences.length).toBeGreaterThan(1500);
    const say = ({ t }: i18n) =>
      sentences.flatMap(([key, sentence]) => {
        const values = Object.fromEntries(namesIn(sentence).map((name, at) => [name, `value ${at}`]));
        return [t(key), ...[0, 1, 2, 21, 1234.5].map((count) => t(key, { ...values, count }))];
      });
    expect(say(browser)).toEqual(say(server));
  });

  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constantFrom(null, undefined, "$&"));
  // A value that names another text is one of ours, never anything that someone typed.
  const withValues = fc.constantFrom(
    ...sentences.filter(([, text]) => namesIn(text).length > 0 && !/\$t\([^)]*\{\{/.test(text)),
  );

  property.prop([withValues, fc.array(value, { minLength: 8, maxLength: 8 }), fc.nat(30)])(
    "accept any value literally",
    ([key, text], values, count) => {
      const parameters = { ...Object.fromEntries(namesIn(text).map((name, at) => [name, values[at % 8]])), count };
      expect(browser.t(key, parameters)).toBe(server.t(key, parameters));
    },
  );

  // If a value contains a placeholder that the text has too, i18next fills it in: here the server shows 2 as the name.
  test("show braces in a value unchanged", () => {
    const moved = browser.t("dashboard:arrange.moved", { name: "{{count}}", place: 1, count: 2 });
    expect(moved).toContain("{{count}}");
    expect(moved).toContain("2");
  });

  test("are found, or not found, equally on both sides", () => {
    const paths = sentences.flatMap(([key]) => [key, key.replace(/\.[^.]*$/, ""), `${key}.more`, key.slice(0, -1)]);
    const findable = ({ exists }: i18n) =>
      [...paths, "", ":", "common:", "nowhere:at.all"].filter((key) => exists(key));
    expect(findable(browser)).toEqual(findable(server));
    expect(browser.t("nowhere:at.all", { defaultValue: "{{n}}?", n: 1 })).toBe("1?");
  });

  test("never resolve to properties that every object has", () => {
    expect(["errors:constructor", "toString", "errors:__proto__.x"].filter((key) => browser.exists(key))).toEqual([]);
  });

  test("belong to the namespace that a screen names", () => {
    const [own, other] = [browser.getFixedT(null, "signIn"), server.getFixedT(null, "signIn")];
    // Naming a group of texts is a mistake that each side handles differently.
    const paths = sentences
      .map(([key]) => key.replace(/^\w+:/, ""))
      .filter((path) => !(path in words[language].signIn));
    const keys = [...paths, ...sentences.map(([key]) => key)] as never[];
    expect(keys.map((key) => own(key))).toEqual(keys.map((key) => other(key)));
  });
});

test("a screen is notified of another language once its texts are loaded", async () => {
  const browser = createWordReader("zh", words.zh);
  const heard: string[] = [];
  const listen = () => heard.push(browser.language);
  browser.on("languageChanged", listen);
  browser.add("en", words.en);
  await browser.changeLanguage("en");
  expect(browser.t("common:page.product")).toBe(words.en.common.page.product);
  browser.off("languageChanged", listen);
  await browser.changeLanguage("zh");
  expect(heard).toEqual(["en"]);
});

test("the sets of texts that pages load make up the whole dictionary in any order, except for the sub-applications' refusals", async () => {
  for (const language of languages) {
    const sets = await Promise.all(
      ["every-page", "visitors", "signed-in", "importing", "colleagues", "conversation"].map(async (set) => {
        const loaded = (await import(`../../../app/i18n/resources/${set}/${language}.ts`)) as { default: WordTree };
        return loaded.default;
      }),
    );
    const shell = { zh: shellZh, en: shellEn }[language];
    const ofSubApps = new Set(sentencesOf({ errors: subAppErrors }).map(([key]) => key));
    for (const order of [sets, sets.toReversed()]) {
      const browser = createWordReader(language, {});
      for (const set of order) browser.add(language, set);
      const missing = sentencesOf(shell).filter(([key]) => !browser.exists(key, { count: 2 }));
      expect(missing.filter(([key]) => !ofSubApps.has(key))).toEqual([]);
    }
  }
});
