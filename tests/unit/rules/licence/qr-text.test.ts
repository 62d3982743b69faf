import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { shownTextMax } from "~/rules/licence/limits";
import { isOfficialHost, officialDomains } from "~/rules/licence/official-hosts";
import { toQrMeaning, toShownText } from "~/rules/licence/qr-text";

test.each([
  ["https://www.gsxt.gov.cn/index.html?uniscid=91440300MA5EQXL17P", "www.gsxt.gov.cn"],
  ["http://www.gsxt.gov.cn", "www.gsxt.gov.cn"],
  ["HTTPS://GSXT.GOV.CN/", "gsxt.gov.cn"],
  ["https://gd.gsxt.gov.cn#a", "gd.gsxt.gov.cn"],
  ["https://samr.gov.cn?x=1", "samr.gov.cn"],
])("%s links to the registry", (text, host) => {
  expect(toQrMeaning(text)).toEqual({ is: "official", host, href: new URL(text).href });
});

test.each([
  ["https://gsxt.gov.cn@evil.example/", "evil.example"],
  ["https://gsxt.gov.cn.evil.example/", "gsxt.gov.cn.evil.example"],
  ["https://evilgsxt.gov.cn/", "evilgsxt.gov.cn"],
  ["https://gov.cn/", "gov.cn"],
  ["https://gsxt.gov.cn./", "gsxt.gov.cn."],
  ["https://gsxt.gov.cn:8443/", "gsxt.gov.cn:8443"],
  ["https://gsхt.gov.cn/", "xn--gst-mfd.gov.cn"],
  ["https://gsxt.gov.cn\\@evil.example/", "gsxt.gov.cn"],
  ["https://user:pass@gsxt.gov.cn/", "gsxt.gov.cn"],
  ["https://ｇｓｘｔ.gov.cn/", "gsxt.gov.cn"],
  ["https://gsxt.gov.cn%2eevil.example/", "gsxt.gov.cn.evil.example"],
  ["https://gs\nxt.gov.cn/", "gsxt.gov.cn"],
  [" https://gsxt.gov.cn/", "gsxt.gov.cn"],
  ["https:gsxt.gov.cn/", "gsxt.gov.cn"],
  ["https:////gsxt.gov.cn/", "gsxt.gov.cn"],
  [`https://gsxt.gov.cn/${"a".repeat(3000)}`, "gsxt.gov.cn"],
])("%j gets no link", (text, host) => {
  expect(toQrMeaning(text)).toMatchObject({ is: "otherHost", host });
});

test.each([
  "",
  "91440300MA5EQXL17P",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://gsxt.gov.cn/",
  "https://",
  "//gsxt.gov.cn/",
  "统一社会信用代码：9144",
])("%j is not a web address", (text) => {
  expect(toQrMeaning(text)).toEqual({ is: "otherText", text });
});

const domain = fc.constantFrom(...officialDomains);
const noise = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.webAuthority({ withUserInfo: true, withPort: true }),
);

property.prop([fc.constantFrom("http", "https"), fc.option(fc.domain()), domain, fc.webPath()])(
  "a URL under a domain of the registry becomes a link to that URL",
  (protocol, sub, under, path) => {
    const host = sub ? `${sub}.${under}`.toLowerCase() : under;
    const address = `${protocol}://${host}${path.startsWith("/") ? path : `/${path}`}`;
    if (!URL.canParse(address)) return;
    expect(toQrMeaning(address)).toEqual({ is: "official", host, href: new URL(address).href });
  },
);

property.prop([fc.constantFrom("https://", "http://", "https:", "//", ""), noise, domain, noise])(
  "whatever surrounds a domain of the registry, a link leads where its text says",
  (start, before, under, after) => {
    const text = start + before + under + after;
    const meaning = toQrMeaning(text);
    if (meaning.is !== "official") return;
    const url = new URL(meaning.href);
    expect([url.host, url.username, url.password, url.port]).toEqual([meaning.host, "", "", ""]);
    expect(isOfficialHost(url.hostname)).toBe(true);
    expect(text.toLowerCase().startsWith(`${url.protocol}//${meaning.host}`)).toBe(true);
  },
);

property.prop([fc.domain()])("another domain never counts as the registry's", (host) => {
  fc.pre(!officialDomains.some((one) => host.endsWith(one)));
  for (const one of officialDomains) {
    expect(toQrMeaning(`https://${one}.${host}/`).is).toBe("otherHost");
    expect(toQrMeaning(`https://${one}@${host}/`)).toMatchObject({ is: "otherHost", host: host.toLowerCase() });
  }
});

property.prop([fc.string({ unit: "binary", maxLength: 600 })])("the shown text is short and hides nothing", (text) => {
  const shown = toShownText(text);
  expect([...shown].length).toBeLessThanOrEqual(shownTextMax + 1);
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
