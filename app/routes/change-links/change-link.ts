import { readLinkKey } from "~/rules/link-key";
import type { AddressArgs } from "~/session/portal.server";

/** The maximum length of the id of a change. */
const longestId = 64;

/** The change in an emailed link, and its key (S-50). */
export const parseChangeLink = ({ request, params: { changeId = "" } }: AddressArgs) => ({
  changeId: changeId.slice(0, longestId),
  key: readLinkKey(new URL(request.url).searchParams),
});
