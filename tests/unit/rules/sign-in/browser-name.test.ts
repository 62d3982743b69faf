import { expect, test } from "vitest";
import { findBrowserName } from "~/rules/sign-in/browser-name";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test("a browser gets its common name, even if it also claims to be another", () => {
  expect(findBrowserName(`${mac} Chrome/140.0.0.0 Safari/537.36`)).toBe("chrome");
  expect(findBrowserName(`${mac} HeadlessChrome/140.0.0.0 Safari/537.36`)).toBe("chrome");
  expect(findBrowserName(`${mac} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`)).toBe("edge");
  expect(findBrowserName(`${phone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe("safari");
  expect(findBrowserName(`${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`)).toBe("chrome");
  expect(findBrowserName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("firefox");
  expect(findBrowserName(`${mac} Chrome/140.0.0.0 Safari/537.36 MicroMessenger/8.0`)).toBe("wechat");
});

test("a user agent without a known browser has no name", () => {
  for (const userAgent of [null, "", "curl/8.0"]) expect(findBrowserName(userAgent)).toBeUndefined();
});
