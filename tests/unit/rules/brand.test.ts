import { describe, expect, it } from "vitest";
import { withBrand } from "~/rules/brand";

const zh = (text: string, name = "星澜终端") => withBrand("zh", text, name);

describe("a Chinese text", () => {
  it("has no spaces around a Chinese name, however the template is spaced", () => {
    expect(zh("{{brand}}供应商协同平台")).toBe("星澜终端供应商协同平台");
    expect(zh("注册成为 {{brand}} 的供应商")).toBe("注册成为星澜终端的供应商");
    expect(zh("{{brand}} 与供应商，{{brand}} 和{{brand}}。")).toBe("星澜终端与供应商，星澜终端和星澜终端。");
  });

  it("has one space between Chinese and a Latin name or word", () => {
    expect(zh("注册成为{{brand}}的供应商", "Starlan")).toBe("注册成为 Starlan 的供应商");
    expect(zh("注册成为  {{brand}}  的供应商", "Starlan 2")).toBe("注册成为 Starlan 2 的供应商");
    expect(zh("{{brand}}供应商", "星澜 Devices")).toBe("星澜 Devices 供应商");
    expect(zh("使用{{brand}}API", "星澜")).toBe("使用星澜 API");
  });

  it("has none next to Chinese punctuation, at the ends or inside tags", () => {
    expect(zh("【{{brand}}】登录验证码", "Starlan")).toBe("【Starlan】登录验证码");
    expect(zh("称为“ {{brand}} ”，", "Starlan")).toBe("称为“Starlan”，");
    expect(zh("由 {{brand}}", "Starlan")).toBe("由 Starlan");
    expect(zh("<p>{{brand}} 与您</p>", "Starlan")).toBe("<p>Starlan 与您</p>");
    expect(zh("© {{brand}}")).toBe("© 星澜终端");
  });
});

it("leaves an English text unchanged, and inserts the name literally", () => {
  expect(withBrand("en", "Welcome to {{brand}}, from {{brand}}.", "$& Co")).toBe("Welcome to $& Co, from $& Co.");
  expect(zh("欢迎加入{{brand}}", "$& Co")).toBe("欢迎加入$& Co");
});
