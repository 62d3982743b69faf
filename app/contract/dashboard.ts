import { z } from "zod";
import { gridColumns, lastRow, tallestCard } from "~/rules/workspace/dashboard";
import { endpoint, nothing } from "./endpoint";

const id = z.string().min(1).max(64);
const place = {
  x: z
    .number()
    .int()
    .min(0)
    .max(gridColumns - 1),
  y: z.number().int().min(0).max(lastRow),
  w: z.number().int().min(1).max(gridColumns),
  h: z.number().int().min(1).max(tallestCard),
};
/** The position of a card on a grid twelve columns wide. */
export const cardPlace = z.object({ cardId: id, ...place });
const card = z.object({
  id: z.string(),
  code: z.string().describe("The kind of card. The portal does not render unknown kinds."),
  name: z.string(),
  description: z.string(),
  minW: z.number(),
  minH: z.number(),
  w: z.number(),
  h: z.number(),
});
export type Card = z.output<typeof card>;

/**
 * The default cards of a role and their positions; `id` is the role's code (§7). Refusal: `dashboard.roleUnknown`
 * (404).
 */
export const cardSet = endpoint("GET", "/api/v1/extend/dashboard-card/set/{id}", {
  input: z.strictObject({ id }),
  answer: z.array(cardPlace),
  access: "session",
  refusals: [404],
});

/**
 * The cards of one of this user's roles, and the user's layout. If the user has no layout, the default of the role
 * applies (§7). Another user, or a role the user does not have: `request.e403`.
 */
export const cards = endpoint("GET", "/api/v1/extend/dashboard-card/{userId}/{roleId}", {
  input: z.strictObject({ userId: id, roleId: id }),
  answer: z.object({ cards: z.array(card), layouts: z.array(cardPlace.extend({ id: z.string() })) }),
  access: "session",
});

/** Adds a card to the user's dashboard (§7). Refusals: `dashboard.cardUnknown` (404), `dashboard.cardThere` (409). */
export const createLayout = endpoint("POST", "/api/v1/dashboard-layout", {
  input: z.strictObject({ roleId: id, cardId: id, ...place }),
  answer: z.object({ id: z.string() }),
  access: "session",
  refusals: [404, 409],
});

/** Removes a card (§7). A card that is not this user's, or was removed already, is ignored. */
export const deleteLayout = endpoint("DELETE", "/api/v1/dashboard-layout/{id}", {
  input: z.strictObject({ id }),
  answer: nothing,
  access: "session",
});

/** Moves and resizes cards, all or none (§7). Refusal: `dashboard.layoutUnknown` (404). */
export const updateLayouts = endpoint("PUT", "/api/v1/dashboard-layout/update-batch", {
  input: z.strictObject({ layouts: z.array(z.strictObject({ id, ...place })).max(50) }),
  answer: nothing,
  access: "session",
  refusals: [404],
});
