import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { passwordFindings, passwordLength } from "~/rules/sign-in/password";

const codes = (password: string, account = "wangfang") => passwordFindings(password, account).map(({ code }) => code);

test.each([
  ["short one", ["password.short"]],
  ["x".repeat(129), ["password.long"]],
  ["wangfang 2026!", ["password.account"]],
  ["WangFang 2026!", ["password.account"]],
  ["passwordpassword", ["password.common"]],
  ["aaaaaaaaaaaaaaaa", ["password.common"]],
  ["a horse that flies at night", []],
  ["会飞的马在夜里跑过长江大桥", []],
])("%s as a new password: %j", (password, expected) => expect(codes(password)).toEqual(expected));

test.prop([fc.string({ unit: "binary", maxLength: 300 })])("any text is validated without an error", (password) => {
  const [code] = codes(password);
  if ([...password].length < passwordLength.least) expect(code).toBe("password.short");
});

test("an account of one or two letters occurs in many words, so it is ignored", () => {
  expect(codes("the quick brown fox", "q")).toEqual([]);
});
