import { expect, test } from "vitest";
import { invitationsPerDay } from "~/rules/invitation/limits";
import { parseInvitationPlace, toInvitationQuery } from "~/rules/invitation/invitation-place";
import { parseInvitations, type SheetWords } from "~/rules/invitation/invitation-sheet";
import { canResend, stateAt } from "~/rules/invitation/invitation-states";

const words: SheetWords = {
  header: (column) => [column, `${column} zh`],
  language: (code) => (code === "zh" ? ["中文", "Chinese"] : ["英文", "English"]),
};
const header = ["companyName", "EMAIL zh", "country", "language", "note"];
const row = ["Acme", "a@acme.example", "Germany", "Chinese", ""];

test("an open invitation expires; a used or withdrawn one does not", () => {
  const [before, end] = ["2026-06-01T00:00:00.000Z", "2026-06-02T00:00:00.000Z"];
  expect([stateAt("sent", end, before), stateAt("sent", end, end), stateAt("opened", end, end)]).toEqual([
    "sent",
    "expired",
    "expired",
  ]);
  expect([stateAt("registered", end, end), stateAt("withdrawn", end, end)]).toEqual(["registered", "withdrawn"]);
  expect(["sent", "opened", "expired", "registered", "withdrawn"].map((state) => canResend(state as never))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("a sheet is read by its headings in either language; empty rows are skipped, and line numbers match Excel", () => {
  expect(parseInvitations([header, ["", null, "", "", ""], row], words)).toEqual({
    rows: [
      {
        line: 3,
        values: { companyName: "Acme", email: "a@acme.example", country: "Germany", language: "zh", note: "" },
      },
    ],
    findings: [],
  });
});

test("an unknown language is an error at its cell; without a language the email is in English", () => {
  const sheet = parseInvitations(
    [header, ["A", "a@a.example", "DE", "Latin", ""], ["B", "b@b.example", "DE", null, null]],
    words,
  );
  expect(sheet).toMatchObject({ findings: [{ row: 0, field: "language", code: "invitation.language" }] });
  expect("rows" in sheet && sheet.rows.map(({ values }) => values.language)).toEqual(["en", "en"]);
});

test("a sheet that is empty, too long or has the wrong columns is rejected as a whole", () => {
  expect(parseInvitations([["companyName", "email", "country", "note", "phone"], row], words)).toEqual({
    problems: [
      { code: "missingColumn", name: "language" },
      { code: "unknownColumn", name: "phone" },
    ],
  });
  expect(parseInvitations([header], words)).toEqual({ problems: [{ code: "noRows" }] });
  const many = Array.from({ length: invitationsPerDay + 1 }, () => row);
  expect(parseInvitations([header, ...many], words)).toMatchObject({ problems: [{ code: "tooManyRows" }] });
});

test("a URL contains the view of the list, and invalid values in it are ignored", () => {
  const place = { page: 2, size: 50 as const, state: "expired" as const, search: "acme" };
  expect(parseInvitationPlace(new URLSearchParams(toInvitationQuery(place)))).toEqual(place);
  expect(parseInvitationPlace(new URLSearchParams("state=lost&page=-1"))).toMatchObject({
    state: "",
    search: "",
    page: 0,
  });
});
