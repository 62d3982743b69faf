import type { LoaderFunctionArgs } from "@remix-run/node";

/** The longest parts a link may have: longer ones name nothing. */
const longest = { changeId: 64, key: 100 };

/** The change that the link of a letter names, and the key to it (S-50). */
export function parseChangeLink({ request, params: { changeId = "" } }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return { changeId: changeId.slice(0, longest.changeId), key: key.slice(0, longest.key) };
}
