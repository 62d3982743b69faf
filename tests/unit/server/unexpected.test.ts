import { json } from "@remix-run/node";
import { expect, test } from "vitest";
import { faultIn } from "~/server/broken-answers";

const typed = "6222 0210 0111 6245 702";

/** The router's own error response, for a rejected request or an internal error. */
const routerSays = (status: number, error?: Error) => ({ status, statusText: "", internal: true, data: typed, error });

test("an error is logged by name and location, never by message", () => {
  const fault = faultIn(new RangeError(`not an account: ${typed}`));
  expect(fault).toMatchObject({
    name: "RangeError",
    at: expect.arrayContaining([expect.stringContaining("unexpected.test.ts")]),
  });
  expect(JSON.stringify(fault)).not.toContain(typed);
});

test("a thrown value that is not an error is logged by its type only", () => {
  expect(faultIn({ account: typed })).toEqual({ name: "thrown Object", at: [] });
  expect(faultIn(typed)).toEqual({ name: "thrown String", at: [] });
});

test("a thrown response, or the router's rejection of a path or method, is not unexpected", () => {
  const answers = [
    json({ code: "request.e500" }, 500),
    routerSays(404, new Error("No route")),
    routerSays(405, new Error("No action")),
    routerSays(503),
  ];
  expect(answers.map(faultIn)).toEqual([null, null, null, null]);
});

test("an error wrapped by the router is logged as the original error", () => {
  expect(faultIn(routerSays(500, new TypeError(typed)))).toMatchObject({
    name: "TypeError",
    at: expect.arrayContaining([expect.stringContaining("unexpected.test.ts")]),
  });
});
