import { expect } from "vitest";
import { invitations, registration } from "~/contract";
import { parseInvitations } from "~/rules/invitation/invitation-sheet";
import { invitationsPerDay } from "~/rules/invitation/limits";
import type { PlatformConfig } from "~/platform/platform.server";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inviteOne } from "../../../../support/platform-invitations";
import { inDatabase } from "../../../../support/platform-database";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const header = ["companyName", "email", "country", "language", "note"];
const faulty = 20;
const goodRow = (at: number) => [`Company ${at}`, `m${at}@many.example`, "DE", "English", ""];

/** The address of an open invitation, by the row that repeats it. */
const invited = (row: number) => `invited${row}@many.example`;
/** The errors of a row, each in one cell. */
const faultsAt = (row: number) => [
  { cell: 0, value: "", field: "companyName", code: "field.required" },
  { cell: 1, value: "no address", field: "email", code: "registrant.email.invalid" },
  { cell: 1, value: "M0@many.example", field: "email", code: "invitation.repeated" },
  { cell: 1, value: invited(row), field: "email", code: "invitation.open" },
  { cell: 2, value: "XX", field: "country", code: "field.unknownCode" },
];
/** The faulty cells: every tenth row has one. */
const places = Array.from({ length: faulty }, (_, at) => {
  const row = at * 10 + 5;
  const faults = faultsAt(row);
  return { row, ...faults[at % faults.length]! };
});

/** The rows of a workbook, read as the portal reads it. */
function readRows(lines: string[][]) {
  const read = parseInvitations([header, ...lines], {
    header: (column) => [column],
    language: (code) => (code === "en" ? ["English"] : ["Chinese"]),
  });
  if ("problems" in read) throw new Error(read.problems.map(({ code }) => code).join());
  expect(read.findings).toEqual([]);
  return read.rows;
}
const send = (call: Call, rows: ReturnType<typeof readRows>) =>
  call(invitations.invite, { invitations: rows.map(({ values }) => values) as never });

/** The numbers of invited addresses and of their emails. */
const countsOf = (config: PlatformConfig) =>
  inDatabase(config, async (db) => {
    const addresses = await db.selectFrom("invitation").select("open_key").distinct().execute();
    const written = await db.selectFrom("outbox").select("id").where("kind", "=", "invitation").execute();
    return { invitations: addresses.length, emails: written.length };
  });

onEveryEngine((test) => {
  test("a workbook with 20 faulty rows of 200 sends nothing and reports each error by row and column; corrected, it sends each invitation once", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer2");
    const open = places.filter(({ code }) => code === "invitation.open");
    for (const { row } of open) await inviteOne(buyer, { email: invited(row) });
    const lines = Array.from({ length: invitationsPerDay }, (_, at) => goodRow(at));
    for (const { row, cell, value } of places) lines[row]![cell] = value;
    const { call } = await signedIn(platform, "buyer");
    const rows = readRows(lines);
    const refusal = await refusalOf(send(call, rows));
    expect(refusal).toMatchObject({ status: 422, code: "invitation.refused" });
    const findings = invitations.inviteFindings.parse(refusal.details);
    expect(findings).toEqual(places.map(({ row, field, code }) => ({ row, field, code })));
    expect(rows[places[0]!.row]?.line).toBe(places[0]!.row + 2);
    expect(await countsOf(config)).toEqual({ invitations: open.length, emails: open.length });

    // A refused workbook does not count: the corrected one is within the day's limit.
    const right = readRows(Array.from({ length: invitationsPerDay }, (_, at) => goodRow(at)));
    expect(await send(call, right)).toEqual({ sent: invitationsPerDay });
    const all = open.length + invitationsPerDay;
    expect(await countsOf(config)).toEqual({ invitations: all, emails: all });
    expect((await refusalOf(send(call, right))).status).toBe(422);
    expect(await countsOf(config)).toEqual({ invitations: all, emails: all });
  });

  test("a company that has already registered is reported as an error, along with those of other rows", async ({
    platform,
    register,
  }) => {
    const { call: supplier } = await register("li@known.example");
    await supplier(registration.load, {});
    const { call } = await signedIn(platform, "buyer");
    const rows = readRows([
      goodRow(0),
      ["Known", "li@known.example", "DE", "", ""],
      ["", "m2@many.example", "XX", "", ""],
    ]);
    const refusal = await refusalOf(send(call, rows));
    expect(invitations.inviteFindings.parse(refusal.details)).toEqual([
      { row: 1, field: "email", code: "invitation.registered" },
      { row: 2, field: "companyName", code: "field.required" },
      { row: 2, field: "country", code: "field.unknownCode" },
    ]);
  });
});
