import { expect, test } from "vitest";
import onboardingEmails from "~/i18n/locales/en/platform/onboarding-emails";
import { askForReview, endOpenWork, endRegistrantAccess, endSessionsWithAccount } from "~/platform/lifecycle/effects";
import { openSupplierAccount } from "~/platform/lifecycle/open-supplier-account";
import type { Effect } from "~/platform/lifecycle/step";
import { steps } from "~/platform/lifecycle/steps";
import { reviewTasks } from "~/platform/records/tasks/review-tasks";
import { hasCompanyFile, isEnded, isOver } from "~/rules/onboarding/stages";
import { toTransitionKey, transitions } from "~/rules/onboarding/transitions";

const rows = transitions.map((row) => ({ ...row, key: toTransitionKey(row), step: steps[toTransitionKey(row)] }));
/** The steps with at least one of these effects. */
const stepsWith = (...effects: Effect[]) =>
  rows.filter(({ step }) => effects.some((effect) => step.effects.includes(effect))).map(({ key }) => key);
/** The steps that lead to a matching state. */
const stepsInto = (isSuch: (state: (typeof rows)[number]["to"]) => boolean) =>
  rows.filter(({ to }) => isSuch(to)).map(({ key }) => key);

test("every step into a state that purchasing reviews creates a task for it, and no other step does", () => {
  expect(stepsWith(askForReview)).toEqual(stepsInto((state) => reviewTasks.some((one) => one === state)));
});

test("registrants are signed out once a company has accounts or its registration has ended", () => {
  const ending = new Set(stepsWith(endRegistrantAccess, endSessionsWithAccount));
  expect(ending).toEqual(new Set(stepsInto((state) => hasCompanyFile(state) || isEnded(state))));
});

test("a step that ends a registration also ends its changes and corrective actions", () => {
  expect(stepsWith(endOpenWork)).toEqual(stepsInto(isOver));
});

test("the initial password is sent by the step that opens the account", () => {
  const sending = rows.filter(({ step }) => step.email === "initialPassword").map(({ key }) => key);
  expect(sending).toEqual(stepsWith(openSupplierAccount));
});

test("every email that the onboarding has a text for is sent by a step, or about the categories between steps", () => {
  const written = Object.entries(onboardingEmails).flatMap(([name, text]) =>
    typeof text === "object" && "subject" in text ? [name] : [],
  );
  const sent = new Set<string>(rows.map(({ step }) => step.email));
  expect(written.filter((name) => !sent.has(name))).toEqual(["categoriesChanged"]);
  expect(written.length).toBeGreaterThan(10);
});
