import { invitations } from "~/contract";
import { dictionary } from "~/i18n/dictionary.server";
import { type Language, languages } from "~/i18n/language";
import type { Gateway } from "~/gateway/gateway.server";
import { codeFinder } from "~/routes/import/listed-codes.server";
import { readOneSheet, writeOneSheet } from "~/routes/import/one-sheet.server";
import type { InvitationFinding } from "~/rules/invitation/invitation-errors";
import { invitationsPerDay } from "~/rules/invitation/limits";
import { invitationColumns, parseInvitations, type SheetWords } from "~/rules/invitation/invitation-sheet";
import type { Portal } from "~/session/portal.server";

/** The texts of the workbook, the reader's language first. */
function sheetWords(language: Language): SheetWords {
  const order = languages.toSorted((one, other) => Number(other === language) - Number(one === language));
  const inEach = (key: string) => order.map((one) => dictionary(one).t(`registration:invitation.sheet.${key}`));
  return { header: (column) => inEach(column), language: (code) => inEach(`languages.${code}`) };
}

/** The workbook to fill in. */
export async function writeInvitationTemplate(portal: Portal): Promise<Response> {
  const words = sheetWords(await portal.language);
  const headings = invitationColumns.map((column) => words.header(column)[0] ?? "");
  return writeOneSheet("invitations", headings, invitationsPerDay);
}

/**
 * The contents of a workbook: its invitations with the errors of single cells, or the problem with the workbook as a
 * whole.
 */
export async function readInvitationWorkbook(portal: Portal): Promise<Response> {
  // This call refuses users without the permission to invite, before the workbook is read.
  await portal.call(invitations.list, { size: 1 });
  const sheet = await readOneSheet(portal);
  if ("problems" in sheet) return Response.json(sheet);
  const read = parseInvitations(sheet.lines, sheetWords(await portal.language));
  if ("problems" in read) return Response.json(read);
  return Response.json(await withCountries(portal, read));
}

type Read = Exclude<ReturnType<typeof parseInvitations>, { problems: unknown }>;

/** The rows with country codes. A country that is not on the list becomes a finding of its cell. */
async function withCountries(portal: Portal, { rows, findings }: Read): Promise<Read> {
  const calls = languages.map(
    (locale): Gateway =>
      (endpoint, input) =>
        portal.call(endpoint, input, { caller: { locale } }),
  );
  const find = codeFinder(calls);
  const unlisted: InvitationFinding[] = [];
  const codedRows: Read["rows"] = [];
  for (const [row, { line, values }] of rows.entries()) {
    const code = values.country && (await find("HPFM.COUNTRY", values.country, undefined));
    if (code === null) unlisted.push({ row, field: "country", code: "invitation.country" });
    codedRows.push({ line, values: { ...values, country: code ?? "" } });
  }
  return { rows: codedRows, findings: [...findings, ...unlisted] };
}
