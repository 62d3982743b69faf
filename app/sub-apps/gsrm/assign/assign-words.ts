import type { TFunction } from "i18next";
import type { AssignResult } from "./assign-dialog";

/** The result of an assignment: how many were assigned to whom, and why others were not. */
export function sayAssigned(t: TFunction<"teamwork">, { assignee, results }: AssignResult): string {
  const count = (kind: string) => results.filter((result) => result.outcome === kind).length;
  const done = count("done");
  const refused = (["decided", "own", "unknown"] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => t(`teamwork:assign.refused.${outcome}`, { count: count(outcome) }));
  const outcome = assignee
    ? t("teamwork:assign.done", { count: done, name: assignee.userName })
    : t("teamwork:assign.doneNone", { count: done });
  return [...(done > 0 ? [outcome] : []), ...refused].join(" ");
}
