import * as z from "zod/mini";
import { lengths } from "../limits/lengths";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type InvitationState, invitationStates } from "./invitation-states";

/** The filter of the list of invitations, and the page. */
export type InvitationPlace = PagePlace & { state: InvitationState | ""; search: string };

/** The filter of the list, as filled in. */
export const invitationFilter = z.object({
  search: z.string().check(z.trim(), z.maxLength(lengths.name)),
  state: z.union([z.enum(invitationStates), z.literal("")]),
});

/** The place in an address; invalid parts are ignored. */
export function parseInvitationPlace(query: URLSearchParams): InvitationPlace {
  const state = invitationStates.find((one) => one === query.get("state")) ?? "";
  const search = (query.get("search") ?? "").trim().slice(0, lengths.name);
  return { ...parsePagePlace(query), state, search };
}

/** Returns a place in the list as a query. */
export const toInvitationQuery = ({ state, search, ...page }: InvitationPlace): Record<string, string> => ({
  ...(state && { state }),
  ...(search && { search }),
  ...toPageQuery(page),
});
