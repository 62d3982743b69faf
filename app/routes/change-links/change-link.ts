import { readLinkKey } from "~/rules/link-key";
import type { AddressArgs } from "~/session/portal.server";

/** The longest id of a change: longer ones name nothing. */
const longestId = 64;

/** The change that the link of an email names, and the key to it (S-50). */
export const parseChangeLink = ({ request, params: { changeId = "" } }: AddressArgs) => ({
  changeId: changeId.slice(0, longestId),
  key: readLinkKey(new URL(request.url).searchParams),
});
