import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { foldedEmail, isEmail } from "~/rules/identifiers/email";

test.each([
  "a@b.cn",
  "li.na+srm@mail.yuanhang.com.cn",
  "x_y-z@a-b.io",
  "a@xn--fiq228c.xn--fiqs8s",
  "o'brien@b.ie",
  "r&d@b.cn",
  "user@例子.公司",
  "joerg@müller.de",
])("%s is an email address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  "",
  "a",
  "@b.cn",
  "a@",
  "a@b",
  "a@@b.cn",
  "a@b@c.cn",
  ".a@b.cn",
  "a.@b.cn",
  "a..b@c.cn",
  "a@-b.cn",
  "a@b-.cn",
  "a@b..cn",
  "a@b.c1",
  "a@b.cn\r\nBcc: evil@x.cn",
  "a@b.cn,c@d.cn",
  "a@b.cn;c@d.cn",
  '"a"@b.cn',
  "a@ｂ.cn",
  "用户@b.cn",
  "a@例 子.公司",
  "A <a@b.cn>",
  "a b@c.cn",
  "a@b.cn ",
  "а@b.cn\u2028",
  `${"a".repeat(65)}@b.cn`,
  `a@${"b".repeat(64)}.cn`,
  `a@${"b.".repeat(126)}cn`,
])("%j is not an email address", (address) => {
  expect(isEmail(address)).toBe(false);
});

property.prop([fc.string({ unit: "binary" }), fc.constantFrom(...'\r\n,;"<>`:()[]\\ \t\0')])(
  "a text with a separator is not an email address",
  (typed, separator) => {
    expect(isEmail(`a${separator}${typed}@b.cn`) || isEmail(`a@b.cn${separator}${typed}`)).toBe(false);
  },
);

test.each([
  ["A@B.cn", "a@b.cn"],
  [" user@例子.公司 ", "user@xn--fsqu00a.xn--55qx5d"],
  ["user@xn--fsqu00a.xn--55qx5d", "user@xn--fsqu00a.xn--55qx5d"],
])("%j is compared as %s", (typed, folded) => {
  expect(foldedEmail(typed)).toBe(folded);
});
