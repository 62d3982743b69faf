import type { Cell } from "../fields/cell";
import { parseSheetRows, sameWord, type SheetRow } from "../workbook/simple-sheet";
import type { InvitationFinding } from "./invitation-errors";
import { invitationsPerDay } from "./limits";

/** The columns of a workbook of invitations, in their order. */
export const invitationColumns = ["companyName", "email", "country", "language", "note"] as const;
export type InvitationColumn = (typeof invitationColumns)[number];

/** The texts of the workbook. The first is written; all are recognised when read. */
export type SheetWords = {
  header: (column: InvitationColumn) => readonly string[];
  language: (code: "zh" | "en") => readonly string[];
};

type InvitationRow = SheetRow<InvitationColumn>;

/** The invitations of a sheet as typed. The country is still a name or a code. Empty rows are skipped. */
export function parseInvitations(lines: readonly Cell[][], { header, language }: SheetWords) {
  const read = parseSheetRows(lines, { columns: invitationColumns, header, maxRows: invitationsPerDay });
  return "problems" in read ? read : readLanguages(read.rows, language);
}

/** Languages by code; a row without one gets English. */
function readLanguages(rows: readonly InvitationRow[], words: SheetWords["language"]) {
  const findings: InvitationFinding[] = [];
  const codedRows = rows.map(({ line, values }, row) => {
    const typed = values.language;
    const code = (["zh", "en"] as const).find((one) => [one, ...words(one)].some((word) => sameWord(word, typed)));
    if (!code && typed !== "") findings.push({ row, field: "language", code: "invitation.language" });
    return { line, values: { ...values, language: code ?? "en" } };
  });
  return { rows: codedRows, findings };
}
