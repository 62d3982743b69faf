import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { avatarFindings, avatarMaxBytes } from "~/rules/profile/avatar";

const codes = (name: string, size = 1) => avatarFindings({ name, size }).map(({ code }) => code);

test.each(["me.jpg", "me.JPEG", "我.png", "me.tar.png"])("%s is accepted as a picture by its name", (name) => {
  expect(codes(name)).toEqual([]);
});

test.each(["me.gif", "me.svg", "me.png.exe", "me", "png", "me.", "me.jpgx"])("%s is rejected", (name) => {
  expect(codes(name)).toEqual(["avatar.format"]);
});

test("exactly two megabytes are allowed, and one byte more is a separate error", () => {
  expect(avatarMaxBytes).toBe(2 * 1024 * 1024);
  expect(codes("me.jpg", avatarMaxBytes)).toEqual([]);
  expect(avatarFindings({ name: "me.jpg", size: avatarMaxBytes + 1 })).toEqual([
    { field: "avatarPicture", code: "avatar.size", params: { megabytes: 2 } },
  ]);
  expect(codes("me.gif", avatarMaxBytes + 1)).toEqual(["avatar.format", "avatar.size"]);
});

test("an empty selection is reported as missing", () => {
  expect(codes("", 0)).toEqual(["avatar.required"]);
  expect(codes("me.png", 0)).toEqual(["avatar.required"]);
});

property.prop([fc.string(), fc.nat(8 * 1024 * 1024)])("format and size are validated separately", (name, size) => {
  const found = codes(`${name}.png`, size + 1);
  expect(found).toEqual(size + 1 > avatarMaxBytes ? ["avatar.size"] : []);
});
