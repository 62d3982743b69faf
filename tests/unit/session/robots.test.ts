import { expect, test } from "vitest";
import { humanMs } from "~/rules/limits/forms";
import { falseChallenge, formGuard, isRobot } from "~/session/robots.server";

/** A form as a person's browser posts it, with these fields in place of its own. */
function posted(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const { mark, honeypot } = formGuard();
  for (const [name, value] of Object.entries({ mark, [honeypot]: "", email: "wang@yuanhang.example", ...fields }))
    form.set(name, value);
  return form;
}

test("a form that was open for a moment and leaves the hidden field alone is a person's", () => {
  expect(isRobot(posted(), Date.now() + humanMs + 1)).toBe(false);
});

test("who posts a form as soon as it is rendered is a robot", () => {
  expect(isRobot(posted(), Date.now())).toBe(true);
});

test("who fills in the field that people do not see is a robot", () => {
  const { honeypot } = formGuard();
  expect(isRobot(posted({ [honeypot]: "0755 1234567" }), Date.now() + humanMs + 1)).toBe(true);
});

test.for(["", "forged", `${Date.now() - 60_000}.forged`])("the mark %j was not made by us", (mark) => {
  expect(isRobot(posted({ mark }), Date.now() + humanMs + 1)).toBe(true);
});

test("what a robot is given looks like the challenge of every code, and is another one each time", () => {
  const challenges = Array.from({ length: 20 }, falseChallenge);
  for (const challenge of challenges) expect(challenge).toMatch(/^[\w-]{22}$/);
  expect(new Set(challenges).size).toBe(challenges.length);
});
