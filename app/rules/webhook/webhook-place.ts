import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type WebhookEvent, webhookEvents } from "./webhook-events";
import { type WebhookState, webhookStates } from "./webhook-states";

/** The filter of the list of pushes, and the page; an empty state or event means all. */
export type WebhookPlace = { state: WebhookState | ""; event: WebhookEvent | "" } & PagePlace;

/** The place in an address; invalid parts are ignored. */
export const parseWebhookPlace = (query: URLSearchParams): WebhookPlace => ({
  ...parsePagePlace(query),
  state: webhookStates.find((one) => one === query.get("state")) ?? "",
  event: webhookEvents.find((one) => one === query.get("event")) ?? "",
});

/** Returns a place in the list as a query; defaults are omitted. */
export const toWebhookQuery = ({ state, event, ...page }: WebhookPlace): Record<string, string> => ({
  ...Object.fromEntries(Object.entries({ state, event }).filter(([, text]) => text)),
  ...toPageQuery(page),
});
