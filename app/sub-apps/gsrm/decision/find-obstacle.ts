import type { ReviewFile } from "~/contract/review";

/** A sanctions match that prevents approval: confirmed, or still undecided; null if there is none. */
export function findObstacle({ decisions, risks }: ReviewFile): "confirmed" | "toDecide" | null {
  const hits = decisions.includes("approve") ? risks.hits : [];
  if (hits.some(({ state }) => state === "same")) return "confirmed";
  return hits.some(({ state }) => state === "open") ? "toDecide" : null;
}
