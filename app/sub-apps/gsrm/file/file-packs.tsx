import { useAnswer } from "~/client/use-answer";
import * as evidence from "~/contract/evidence";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { Packs } from "~/ui/evidence/packs";

/** The evidence packs of a registration, for its reviewers; a failure here does not affect the rest of the page. */
export function FilePacks({ registrationId }: { registrationId: string }) {
  const { answer, reload } = useAnswer(evidence.listForReview, { registrationId });
  const hrefOf = (round: number, kind: PackKind) =>
    evidence.contentForReview.path
      .replace("{registrationId}", encodeURIComponent(registrationId))
      .replace("{round}", String(round))
      .replace("{kind}", kind);
  return answer ? <Packs packs={answer.packs} hrefOf={hrefOf} onLook={reload} /> : null;
}
