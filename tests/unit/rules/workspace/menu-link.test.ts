import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { menuAddress, opensElsewhere } from "~/rules/workspace/menu-link";

const asPage = (url: string) => ({ url, type: "page" as const });

test("a menu with http in its link, or of an external type, opens in a separate window", () => {
  expect(opensElsewhere(asPage("/workspace"))).toBe(false);
  expect(opensElsewhere(asPage("https://partner.example"))).toBe(true);
  expect(opensElsewhere({ url: "//partner", type: "loginToPortal" })).toBe(true);
});

test("the account replaces the link's placeholder, or is added as a parameter", () => {
  const to = (url: string, type: "external" | "loginToPortal" | "bindAccount") => menuAddress({ url, type }, "王&芳");
  expect(to("https://p.example/in/{userAccount}?a=1", "loginToPortal")).toBe(
    "https://p.example/in/%E7%8E%8B%26%E8%8A%B3?a=1",
  );
  expect(to("https://p.example/bind", "bindAccount")).toBe("https://p.example/bind?userAccount=%E7%8E%8B%26%E8%8A%B3");
  expect(to("https://p.example/{userAccount}", "external")).toBe("https://p.example/%7BuserAccount%7D");
});

test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/workspace", "", "http://"])(
  "a menu never opens %s",
  (url) => expect(menuAddress({ url, type: "external" }, "wang")).toBeNull(),
);

property.prop([fc.string(), fc.webUrl()])(
  "whatever the account contains, it stays within its parameter",
  (account, url) => {
    const filled = menuAddress({ url: `${url}?who={userAccount}&next=1`, type: "loginToPortal" }, account);
    const plain = new URL(filled ?? "about:blank");
    expect(plain.origin).toBe(new URL(url).origin);
    expect(plain.searchParams.get("next")).toBe("1");
  },
);
