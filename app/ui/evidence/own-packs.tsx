import { content } from "~/contract/evidence";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { type Pack, Packs } from "./packs";

/** The address of a pack of the registration of this browser. */
const hrefOf = (round: number, kind: PackKind) =>
  content.path.replace("{round}", String(round)).replace("{kind}", kind);

type Props = { packs: readonly Pack[] | undefined; onLook: () => void };

/**
 * The evidence packs of this browser’s registration; renders nothing if the base API returns none. `onLook` reloads
 * them.
 */
export const OwnPacks = ({ packs, onLook }: Props) =>
  packs ? <Packs packs={packs} hrefOf={hrefOf} onLook={onLook} /> : null;
