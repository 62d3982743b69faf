import { expect, test } from "vitest";
import { humanMs } from "~/rules/limits/forms";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";

/** A form as a user's browser posts it, with these fields replaced. */
function posted(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const { mark, honeypot } = formGuard();
  for (const [name, value] of Object.entries({ mark, [honeypot]: "", email: "wang@yuanhang.example", ...fields }))
    form.set(name, value);
  return form;
}

test("a form that was open for a moment and has an empty hidden field is from a human", () => {
  expect(isRobot(posted(), Date.now() + humanMs + 1)).toBe(false);
});

test("a form posted as soon as it is rendered is from a robot", () => {
  expect(isRobot(posted(), Date.now())).toBe(true);
});

test("a form with the hidden field filled in is from a robot", () => {
  const { honeypot } = formGuard();
  expect(isRobot(posted({ [honeypot]: "0755 1234567" }), Date.now() + humanMs + 1)).toBe(true);
});

test.for(["", "forged", `${Date.now() - 60_000}.forged`])("the mark %j is not one of ours", (mark) => {
  expect(isRobot(posted({ mark }), Date.now() + humanMs + 1)).toBe(true);
});

test("a robot's challenge looks like that of any code, and differs each time", () => {
  const challenges = Array.from({ length: 20 }, falseChallenge);
  for (const challenge of challenges) expect(challenge).toMatch(/^[\w-]{22}$/);
  expect(new Set(challenges).size).toBe(challenges.length);
});
