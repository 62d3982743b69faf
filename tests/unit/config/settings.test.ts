import { expect, test } from "vitest";
import { readSettings } from "~/config/env.server";

const demo = { DEMO: "1", SESSION_SECRET: "a secret of the tests and long enough for its job" };

/** The settings of a demo with these variables. */
const settingsOf = (variables: Record<string, string>) => readSettings({ ...demo, ...variables });

test("drafts are announced after 60 and 83 days and deleted after 90, unless the settings say otherwise", () => {
  expect(settingsOf({})).toMatchObject({
    DRAFT_FIRST_NOTICE_DAYS: 60,
    DRAFT_LAST_NOTICE_DAYS: 83,
    DRAFT_DAYS: 90,
    ENDED_CONTENT_DAYS: 7,
  });
  const own = {
    DRAFT_FIRST_NOTICE_DAYS: "20",
    DRAFT_LAST_NOTICE_DAYS: "23",
    DRAFT_DAYS: "30",
    ENDED_CONTENT_DAYS: "60",
  };
  expect(settingsOf(own)).toMatchObject({ DRAFT_FIRST_NOTICE_DAYS: 20, DRAFT_DAYS: 30, ENDED_CONTENT_DAYS: 60 });
});

test.for([
  [{ DRAFT_LAST_NOTICE_DAYS: "60" }, "must be more than DRAFT_FIRST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "83" }, "must be at least 7 more than DRAFT_LAST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "89" }, "must be at least 7 more than DRAFT_LAST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "0" }, "DRAFT_DAYS"],
  [{ ENDED_CONTENT_DAYS: "a week" }, "ENDED_CONTENT_DAYS"],
] as const)("%j does not allow a start", ([variables, why]) => {
  expect(() => settingsOf(variables)).toThrow(why);
});

test("the text message gateway is an address of the web, and its token fits into a header", () => {
  const SMS_URL = "https://gateway.example/messages?account=7";
  expect(settingsOf({ SMS_URL, SMS_KEY: "abc.DEF-123" })).toMatchObject({ SMS_URL, SMS_KEY: "abc.DEF-123" });
  expect(() => settingsOf({ SMS_URL: "smpp://gateway.example" })).toThrow("SMS_URL");
  expect(() => settingsOf({ SMS_KEY: "two\nlines" })).toThrow("SMS_KEY");
});
