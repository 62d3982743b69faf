import { expect, test } from "vitest";
import { flash, takeFlash } from "~/session/flash.server";
import { flashCookie } from "~/session/cookies.server";
import { cookieSet } from "../../support/visit";

const requestWith = (cookie: string) => new Request("http://portal.test/", { headers: { cookie } });

test("a message is shown once: reading it deletes it", async () => {
  const cookie = await flash({ code: "timeZone.changed", params: { zone: "Asia/Shanghai" } });
  const taken = await takeFlash(requestWith(cookie));
  expect(taken?.message).toMatchObject({ code: "timeZone.changed", params: { zone: "Asia/Shanghai" } });
  expect(await cookieSet(new Headers({ "set-cookie": taken?.clear ?? "" }), flashCookie)).toBeNull();
  expect(await takeFlash(requestWith(""))).toBeNull();
});

test("the same message set twice counts as two messages", async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => takeFlash(requestWith(await flash({ code: "news.saved" })))),
  );
  expect(one?.message.id).not.toBe(other?.message.id);
});

test("a message not signed by this portal is ignored", async () => {
  const [, signature] = decodeURIComponent((await flash({ code: "news.saved" })).split(";", 1)[0] ?? "").split(".");
  const forged = Buffer.from(JSON.stringify({ id: "1", code: "pay.here" })).toString("base64");
  expect(
    await takeFlash(requestWith(`${flashCookie.name}=${encodeURIComponent(`${forged}.${signature}`)}`)),
  ).toBeNull();
});
