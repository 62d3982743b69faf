import { expect, test } from "vitest";
import en from "~/i18n/locales/en/webhooks";
import zh from "~/i18n/locales/zh/webhooks";
import { changeTransitions } from "~/rules/change-request/change-transitions";
import { correctiveSteps } from "~/rules/corrective-action/corrective-transitions";
import { events } from "~/rules/onboarding/transitions";
import { findWebhookEvent, webhookEvents } from "~/rules/webhook/webhook-events";
import { webhookWait } from "~/rules/webhook/limits";
import { toWebhookBody } from "~/rules/webhook/webhook-body";
import { parseWebhookPlace, toWebhookQuery } from "~/rules/webhook/webhook-place";

const names = (words: typeof zh.events | typeof en.events) =>
  Object.entries(words).flatMap(([subject, verbs]) => Object.keys(verbs).map((verb) => `${subject}.${verb}`));

test("every row of the transition tables is an event, and every event has texts in both languages", () => {
  for (const event of events) expect(webhookEvents).toContain(`registration.${event}`);
  for (const { event } of changeTransitions) expect(webhookEvents).toContain(`change.${event}`);
  for (const step of correctiveSteps) expect(webhookEvents).toContain(`correctiveAction.${step}`);
  expect(new Set(webhookEvents).size).toBe(webhookEvents.length);
  expect(names(zh.events).toSorted()).toEqual([...webhookEvents].toSorted());
  expect(names(en.events).toSorted()).toEqual([...webhookEvents].toSorted());
});

test("an action that only leads to an event is not an event", () => {
  expect(findWebhookEvent("registration.saveSection")).toBeUndefined();
  expect(findWebhookEvent("change.begin")).toBeUndefined();
  expect(findWebhookEvent("session.open")).toBeUndefined();
  expect(findWebhookEvent("registration.submit")).toBe("registration.submit");
});

test("delays double from five seconds to an hour, with a random addition of at most a quarter", () => {
  expect([1, 2, 3, 10, 11, 40].map((failures) => webhookWait(failures, 0))).toEqual([5, 10, 20, 2560, 3600, 3600]);
  expect(webhookWait(1, 1)).toBe(6.25);
  expect(webhookWait(40, 1)).toBe(4500);
});

test("an event about a change links to the page of the change", () => {
  const happening = { id: "msg_1", at: "2025-06-15T02:00:00.000Z", registrationId: "r1", number: null } as const;
  const pageOf = (details: Record<string, string>) =>
    (
      JSON.parse(
        toWebhookBody({ ...happening, event: "change.approve", state: "qualified", details }, "https://portal.example"),
      ) as { data: { page: string } }
    ).data.page;
  expect(pageOf({ change: "c1" })).toBe("https://portal.example/gsrm/changes/c1");
  expect(pageOf({})).toBe("https://portal.example/gsrm/registrations/r1");
});

test("a URL contains the filter of the list, and invalid values in it are ignored", () => {
  const place = parseWebhookPlace(new URLSearchParams("state=failed&event=change.approve&page=2"));
  expect(place).toMatchObject({ state: "failed", event: "change.approve" });
  expect(parseWebhookPlace(new URLSearchParams(toWebhookQuery(place)))).toEqual(place);
  expect(parseWebhookPlace(new URLSearchParams("state=gone&event=session.open"))).toMatchObject({
    state: "",
    event: "",
  });
});
