import { expect, test } from "vitest";
import { languageCookie } from "~/i18n/language-cookie.server";

const plain = languageCookie(false);

test("the language is stored in plain text, for a year and for the whole site", async () => {
  expect(await plain.serialize("en")).toBe("lang=en; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(await languageCookie(true).serialize("zh")).toBe(
    "__Host-lang=zh; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
  );
});

test.each([
  ["lang=en", "en"],
  ["a=1; lang=zh; b=2", "zh"],
  // As written by earlier releases.
  ["lang=ImVuIg%3D%3D", "en"],
  ["slang=en", null],
  ["lang=fr", null],
  ["lang=", null],
  [null, null],
])("the header %s gives %s", async (header, language) => {
  expect(await plain.parse(header)).toBe(language);
});
