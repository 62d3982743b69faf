import { useState } from "react";
import type { z } from "zod";
import * as mini from "zod/mini";
import { call } from "~/client/call";
import { fetchJson } from "~/client/fetch-json";
import { useAction } from "~/client/use-action";
import * as scorecard from "~/contract/scorecard";
import { isFailure } from "~/gateway/failure";
import { listPaths } from "~/list-paths";
import type { ScorecardRow } from "~/rules/scorecard/scorecard-sheet";

const problem = mini.object({
  code: mini.enum(["missingColumn", "unknownColumn", "tooManyRows", "noRows", "unreadable", "busy"]),
  name: mini.optional(mini.string()),
  count: mini.optional(mini.number()),
});
const typed = mini.string();
const values = mini.object({
  number: typed,
  period: typed,
  quality: typed,
  delivery: typed,
  price: typed,
  service: typed,
  note: typed,
} satisfies Record<keyof ScorecardRow, unknown>);
const readAnswer = mini.union([
  mini.object({ problems: mini.array(problem) }),
  mini.object({
    rows: mini.array(mini.object({ line: mini.number(), values })),
    // The base API's response, validated against the contract.
    entries: mini.unknown(),
    findings: mini.unknown(),
    periods: mini.unknown(),
  }),
]);

export type WorkbookProblem = mini.output<typeof problem>;
export type Checked = z.output<typeof scorecard.check.answer> & { rows: { line: number; values: ScorecardRow }[] };

/** The workbook being entered: the problem with it as a whole, or the entries, row by row. */
export function useWorkbook(onSaved: (entered: number) => void) {
  const [problems, setProblems] = useState<WorkbookProblem[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  function reset() {
    setProblems([]);
    setChecked(null);
  }
  const read = useAction(async (file: File) => {
    const form = new FormData();
    form.append("workbook", file);
    const answer = await fetchJson(listPaths.scorecardsWorkbook, readAnswer, { method: "POST", body: form });
    if ("problems" in answer) return setProblems(answer.problems);
    const { rows, ...result } = answer;
    setChecked({ rows, ...scorecard.check.answer.parse(result) });
  });
  const save = useAction(async ({ rows, entries, periods }: Checked) => {
    const toEnter = entries.flatMap(({ row, version }) => {
      const typedRow = rows[row];
      return typedRow ? [{ ...typedRow.values, version }] : [];
    });
    try {
      const { entered } = await call(scorecard.enterMany, { rows: toEnter });
      reset();
      onSaved(entered);
    } catch (error) {
      const findings = isFailure(error, "scorecard.refused")
        ? scorecard.rowFindings.safeParse(error.details).data
        : undefined;
      if (!findings) throw error;
      setChecked({ rows, entries: [], findings, periods });
    }
  });
  return { problems, checked, read, save, reset, miss: () => setProblems([{ code: "unreadable" }]) };
}
