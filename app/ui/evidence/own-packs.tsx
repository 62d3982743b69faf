import { useRevalidator } from "@remix-run/react";
import { content } from "~/contract/evidence";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { type Pack, Packs } from "./packs";

/** The address of a pack of the registration of this browser. */
const hrefOf = (round: number, kind: PackKind) =>
  content.path.replace("{round}", String(round)).replace("{kind}", kind);

/** The evidence packs of this browser’s registration; null where the base API does not offer any. */
export function OwnPacks({ packs }: { packs: readonly Pack[] | undefined }) {
  const { revalidate } = useRevalidator();
  return packs ? <Packs packs={packs} hrefOf={hrefOf} onLook={revalidate} /> : null;
}
