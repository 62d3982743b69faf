import type { Page } from "@playwright/test";
import { profile } from "~/contract";
import { expect, test } from "../support/base-apis";
import { isCatalogued, languages, placeOf, rowsFor, signedIn, toastOn, type Words } from "../support/error-catalogue";
import * as bad from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

/** A message worded by the base API, absent from our dictionaries. */
const own = "电话号码已停用 / number out of use";
const typed = "+86 755 1234 5678";
const json = "application/json";

type Refused = { entry: string; cause: string; does: bad.Misbehaviour; says: (words: Words) => string };

/** Rejections of a call that changes data: shown over the page, which retains the typed text. */
const refused: Refused[] = [
  {
    entry: "failed body: its message",
    cause: "200, failed, code unknown, message",
    does: bad.refuses(200, { code: "phone.out", message: own }),
    says: () => own,
  },
  {
    entry: "failed body: its message",
    cause: "200, failed, message alone",
    does: bad.refuses(200, { message: own }),
    says: () => own,
  },
  {
    entry: "failed body: request.e400",
    cause: "200, failed, nothing said",
    does: bad.refuses(200),
    says: (words) => words["request.e400"],
  },
  {
    entry: "failed body: request.e400",
    cause: "200, failed, code unknown, message null",
    does: bad.refuses(200, { code: "phone.out", message: null, type: null }),
    says: (words) => words["request.e400"],
  },
  {
    entry: "400: its message",
    cause: "400, message, not marked failed",
    does: bad.says(400, { message: own }),
    says: () => own,
  },
  { entry: "400: e400", cause: "400, no body", does: bad.answers(400), says: (words) => words["request.e400"] },
  {
    entry: "405",
    cause: "405, a page of HTML",
    does: bad.answers(405, "<h1>no</h1>", { "content-type": "text/html" }),
    says: (words) => words["request.e405"],
  },
  {
    entry: "500",
    cause: "500, an exception as message",
    does: bad.says(500, { message: "java.lang.NullPointerException" }),
    says: (words) => words["request.e500"],
  },
  {
    entry: "502",
    cause: "502, a page of HTML",
    does: bad.answers(502, "<h1>Bad Gateway</h1>", { "content-type": "text/html" }),
    says: (words) => words["request.e502"],
  },
  { entry: "503", cause: "503, no body", does: bad.answers(503), says: (words) => words["request.e503"] },
  {
    entry: "504",
    cause: "504, broken JSON",
    does: bad.answers(504, "{ oh", { "content-type": json }),
    says: (words) => words["request.e504"],
  },
  {
    entry: "other statuses: unknown error",
    cause: "418, no body",
    does: bad.answers(418),
    says: (words) => words["request.other"],
  },
  {
    entry: "binary error body: its msg",
    cause: "500, octet-stream with msg",
    does: bad.answers(500, JSON.stringify({ msg: own }), { "content-type": "application/octet-stream" }),
    says: () => own,
  },
  {
    entry: "request timed out",
    cause: "no answer (F-08)",
    does: bad.silence,
    says: (words) => words["request.timeout"],
  },
  {
    entry: "service error",
    cause: "200, a page of HTML (F-09)",
    does: bad.page,
    says: (words) => words["request.service"],
  },
  {
    entry: "service error",
    cause: "200, broken JSON (F-11)",
    does: bad.brokenJson,
    says: (words) => words["request.service"],
  },
  {
    entry: "service error",
    cause: "200, JSON cut off (F-11)",
    does: bad.cutOff,
    says: (words) => words["request.service"],
  },
  {
    entry: "service error",
    cause: "200, other types (F-11)",
    does: bad.wrongTypes,
    says: (words) => words["request.service"],
  },
  { entry: "service error", cause: "200, 200 MB (F-11)", does: bad.huge, says: (words) => words["request.service"] },
  {
    entry: "service error",
    cause: "200, a gzip bomb (F-11)",
    does: bad.gzipBomb,
    says: (words) => words["request.service"],
  },
  {
    entry: "invalid upstream response",
    cause: "302 elsewhere (F-12)",
    does: bad.redirects("https://evil.example/"),
    says: (words) => words["request.e502"],
  },
  {
    entry: "invalid upstream response",
    cause: "connection reset (F-15)",
    does: bad.reset,
    says: (words) => words["request.e502"],
  },
  {
    entry: "invalid upstream response",
    cause: "half an answer (F-15)",
    does: bad.half,
    says: (words) => words["request.e502"],
  },
];

test("a form rejection shows over its page for three seconds, and the typed text stays", async ({
  browser,
  baseURL,
  signIn,
  stub,
}) => {
  stub!.behave();
  const rows = rowsFor(refused);
  for (const language of ["zh", "en"] as const) {
    const page = await signedIn({ browser, baseURL, signIn }, language);
    await page.goto("/gsrm/personal");
    await page.locator(".contact-change summary").last().click();
    for (const [at, { cause, does, says }] of refused.entries()) {
      stub!.misbehave(profile.updatePhone, does);
      const seen = await post(page);
      expect.soft(seen.says, cause).toBe(says(languages[language].words));
      rows[at]![language] = seen;
    }
    await page.context().close();
  }
  isCatalogued("1. A form is refused", rows);
});

/** Submits the phone number and returns what the page shows after the toast has disappeared. */
async function post(page: Page) {
  const field = page.locator("form#phone input[name=phone]");
  await field.fill(typed);
  await page.locator("form#phone button[type=submit]").click();
  const says = await toastOn(page);
  const kept = (await field.inputValue()) === typed ? "what was typed stays" : "what was typed is lost";
  return { says, where: "toast", after: `${placeOf(page)}, ${kept}` };
}
