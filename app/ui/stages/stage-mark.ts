/** How a stage looks from where a registration stands. */
export type StageMark = "done" | "current" | "stopped" | "ahead" | "reached";

type Standing = { current: number; isRefused: boolean; last: number };

/** The mark of a stage, 1 to 9: the last one is reached, not under way; a refusal stops at the stage that refused. */
export function stageMark(stage: number, { current, isRefused, last }: Standing): StageMark {
  if (stage < current) return "done";
  if (stage > current) return "ahead";
  if (isRefused) return "stopped";
  return stage === last ? "reached" : "current";
}
