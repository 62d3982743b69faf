import { scorecard } from "~/contract";
import { languages } from "~/i18n/language";
import en from "~/i18n/locales/en/scorecard";
import zh from "~/i18n/locales/zh/scorecard";
import { readOneSheet, writeOneSheet } from "~/routes/import/one-sheet.server";
import { scorecardsAtOnce } from "~/rules/scorecard/limits";
import { parseScorecards, type ScorecardColumn, scorecardColumns } from "~/rules/scorecard/scorecard-sheet";
import type { Portal } from "~/session/portal.server";

const sheetWords = { zh, en };

/** The names of a column: in both languages, the reader's first, as in the template, and in each language by itself. */
async function columnWords(portal: Portal) {
  const language = await portal.language;
  const order = languages.toSorted((one, other) => Number(other === language) - Number(one === language));
  return (column: ScorecardColumn): readonly string[] => {
    const inEach = order.map((one) => sheetWords[one].workbook.columns[column]);
    return [inEach, inEach.toReversed()].map((names) => names.join(" / ")).concat(inEach);
  };
}

/** The workbook to fill in. */
export async function writeScorecardTemplate(portal: Portal): Promise<Response> {
  const words = await columnWords(portal);
  const headings = scorecardColumns.map((column) => words(column)[0] ?? "");
  return writeOneSheet("scorecards", headings, scorecardsAtOnce);
}

/** Reads the scores that a workbook would enter, and its errors row by row or as a whole. */
export async function readScorecardWorkbook(portal: Portal): Promise<Response> {
  // A user without permission to enter scores must not cause a workbook to be read.
  await portal.call(scorecard.check, { rows: [] });
  const sheet = await readOneSheet(portal);
  if ("problems" in sheet) return Response.json(sheet);
  const read = parseScorecards(sheet.lines, await columnWords(portal));
  if ("problems" in read) return Response.json(read);
  const { rows } = read;
  return Response.json({ rows, ...(await portal.call(scorecard.check, { rows: rows.map(({ values }) => values) })) });
}
