import { json } from "@remix-run/node";
import { expect, test } from "vitest";
import { faultIn } from "~/server/broken-answers";

const typed = "6222 0210 0111 6245 702";

/** What the router makes of a request that it refuses itself, or of an error of its own. */
const routerSays = (status: number, error?: Error) => ({ status, statusText: "", internal: true, data: typed, error });

test("an error is told by its name and place, never by its message", () => {
  const fault = faultIn(new RangeError(`not an account: ${typed}`));
  expect(fault).toMatchObject({
    name: "RangeError",
    at: expect.arrayContaining([expect.stringContaining("unexpected.test.ts")]),
  });
  expect(JSON.stringify(fault)).not.toContain(typed);
});

test("a thing thrown that is no error is told by its kind alone", () => {
  expect(faultIn({ account: typed })).toEqual({ name: "thrown Object", at: [] });
  expect(faultIn(typed)).toEqual({ name: "thrown String", at: [] });
});

test("an answer is not unexpected: a response that is thrown, or the router's no to an address or a method", () => {
  const answers = [
    json({ code: "request.e500" }, 500),
    routerSays(404, new Error("No route")),
    routerSays(405, new Error("No action")),
    routerSays(503),
  ];
  expect(answers.map(faultIn)).toEqual([null, null, null, null]);
});

test("an error that the router wraps is told as the error it is", () => {
  expect(faultIn(routerSays(500, new TypeError(typed)))).toMatchObject({
    name: "TypeError",
    at: expect.arrayContaining([expect.stringContaining("unexpected.test.ts")]),
  });
});
