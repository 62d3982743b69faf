import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isEmail } from "~/rules/email";

test.each(["a@b.cn", "li.na+srm@mail.yuanhang.com.cn", "x_y-z@a-b.io", "a@xn--fiq228c.xn--fiqs8s"])(
  "%s is an address",
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

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
  "o'neil@b.cn",
  "A <a@b.cn>",
  "a b@c.cn",
  "a@b.cn ",
  "а@b.cn\u2028",
  `${"a".repeat(65)}@b.cn`,
  `a@${"b".repeat(64)}.cn`,
  `a@${"b.".repeat(126)}cn`,
])("%j is no address", (address) => {
  expect(isEmail(address)).toBe(false);
});

property.prop([fc.string({ unit: "binary" }), fc.constantFrom(..."\r\n,;\"'<>`:()[]\\ \t\0")])(
  "nothing with a separator in it is an address",
  (typed, separator) => {
    expect(isEmail(`a${separator}${typed}@b.cn`) || isEmail(`a@b.cn${separator}${typed}`)).toBe(false);
  },
);
