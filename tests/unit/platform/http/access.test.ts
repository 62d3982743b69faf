import { expect } from "vitest";
import type { z } from "zod";
import { describedCalls } from "~/contract/openapi/document";
import { namesInPath } from "~/contract/openapi/parameters";
import { test } from "../../../support/platform";
import { pdf } from "../../../support/platform-complete";
import { refusalOf } from "../../../support/platform-refusal";

const uuid = `2${"a".repeat(32)}`;
/** A valid value for each input field of the calls of a registration. */
const fitting: Record<string, unknown> = {
  section: "basic",
  version: 0,
  values: {},
  sections: [{ section: "basic", version: 0, values: {} }],
  uuid,
  attachmentUUID: uuid,
  file: pdf("any.pdf"),
  url: "/any",
  fileId: "any",
  expires: "1",
  signature: "any",
  keyword: "any",
  field: "any",
  reason: "any",
  versions: {},
  round: 1,
  kind: "pdf",
  colleagueId: "any",
  name: "Any",
  email: "any@example.com",
  before: 2,
  size: 1,
  text: "any",
  about: null,
  upTo: 1,
};
/** The values for subjects whose field of that name has another type. */
const fittingOf: Record<string, Record<string, unknown>> = { colleagues: { sections: ["basic"] } };
const guarded = describedCalls().filter(({ endpoint }) => endpoint.access !== "open");

test("a caller with neither a session nor a registration gets 401 from every call that needs one", async ({
  platform,
  call,
}) => {
  expect(guarded.length).toBeGreaterThan(70);
  for (const { subject, name, endpoint } of guarded) {
    if (endpoint.access === "session") {
      const path = namesInPath(endpoint).reduce((filled, one) => filled.replace(`{${one}}`, "any"), endpoint.path);
      const answer = await platform.fetch(new Request(`http://platform.test${path}`, { method: endpoint.method }));
      expect([`${subject}.${name}`, answer.status]).toEqual([`${subject}.${name}`, 401]);
    } else {
      const taken = Object.keys((endpoint.input as z.ZodObject).shape);
      const input = Object.fromEntries(taken.map((one) => [one, fittingOf[subject]?.[one] ?? fitting[one]]));
      const refused = await refusalOf(call(endpoint, input as never));
      expect([`${subject}.${name}`, refused.status]).toEqual([`${subject}.${name}`, 401]);
    }
  }
});
