import { domainToASCII } from "node:url";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { findWireDomain, withWireDomain } from "~/rules/sign-in/wire-domain";

/** RFC 3492 (7.1), the IDN test domains of IANA, and the homograph published by Xudong Zheng in 2017. */
test.each([
  ["https://аррӏе.com", "xn--80ak6aa92e.com"],
  ["wang@аррӏе.com", "xn--80ak6aa92e.com"],
  ["wang@аpple.com", "xn--pple-43d.com"],
  ["https://例え.テスト/部品?q=1#a", "xn--r8jz45g.xn--zckzah"],
  ["https://例子.测试:8443/", "xn--fsqu00a.xn--0zwm56d"],
  ["http://مثال.إختبار", "xn--mgbh0fb.xn--kgbechtv"],
  ["https://пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"],
  ["joerg@müller.de", "xn--mller-kva.de"],
  ["https://bücher.example", "xn--bcher-kva.example"],
  ["user@例子.公司", "xn--fsqu00a.xn--55qx5d"],
])("%s is on %s", (address, domain) => {
  expect(findWireDomain(address)).toBe(domain);
  expect(withWireDomain(address)).toBe(`${address} (${domain})`);
});

test.each([
  ["a domain of Latin letters", "https://www.starlan.example/about"],
  ["capitals", "https://WWW.Starlan.Example"],
  ["a port", "https://starlan.example:8443"],
  ["a domain that is already in its ASCII form", "https://xn--pple-43d.com"],
  ["an email address", "wang.wei@yuanhang.example"],
  ["another script after the domain", "https://starlan.example/产品"],
  ["no address", "深圳市远航电子有限公司"],
  ["a masked address", "w***@yuanhang.example"],
  ["nothing", ""],
])("%s needs no explanation", (_, address) => {
  expect(findWireDomain(address)).toBeNull();
  expect(withWireDomain(address)).toBe(address);
});

test.each([
  ["its ASCII form in the path", "https://аpple.com/xn--pple-43d.com", "xn--pple-43d.com"],
  ["its ASCII form in the local part", "xn--pple-43d.com@аpple.com", "xn--pple-43d.com"],
  ["an at sign in the path", "https://аpple.com/@apple.com", "xn--pple-43d.com"],
  ["a backslash", "https://аpple.com\\@apple.com", "xn--pple-43d.com"],
  ["circled letters", "https://ⓐpple.com", "apple.com"],
  ["escapes", "https://%61pple.com", "apple.com"],
  ["an ideographic full stop", "https://аpple。com", "xn--pple-43d.com"],
])("%s does not hide a domain", (_, address, domain) => {
  expect(findWireDomain(address)).toBe(domain);
});

const message = fc.constantFrom(..."abcxyzабвгдαβγüéñ例子測試テストمثال가나");
const label = fc.string({ unit: message, minLength: 1, maxLength: 12 });

property.prop([label, fc.constantFrom("com", "cn", "公司", "рф")])(
  "a domain in another script gets its ASCII form, in email addresses and websites",
  (name, ending) => {
    const domain = `${name}.${ending}`;
    const ascii = domainToASCII(domain);
    fc.pre(ascii !== "" && /^[\p{L}\p{N}.]+$/u.test(domain) && domain.normalize("NFKC") === domain);
    const wireDomain = ascii === domain ? null : ascii;
    expect(findWireDomain(`https://${domain}/page`)).toBe(wireDomain);
    expect(findWireDomain(`li.na@${domain}`)).toBe(wireDomain);
  },
);

property.prop([fc.string({ unit: "binary" })])("any text gives a domain in ASCII characters or none", (text) => {
  for (const address of [text, `https://${text}`, `a@${text}`])
    expect(findWireDomain(address) ?? "plain").toMatch(/^[\x21-\x7e]+$/);
});
