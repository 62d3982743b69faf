import { expect, test } from "vitest";
import { isPermitted } from "~/rules/permissions/permissions";

const reviewer = { buttons: [{ code: "registration.review" }], superAdmin: false };

test("a button is permitted if its code is in the server's list", () => {
  expect(isPermitted(reviewer, "registration.review")).toBe(true);
  expect(isPermitted(reviewer, "session.handOver")).toBe(false);
});

test("a super admin may use every button", () => {
  expect(isPermitted({ buttons: [], superAdmin: true }, "session.handOver")).toBe(true);
});
