import { expect } from "vitest";
import * as contract from "~/contract";
import { describeBaseApi } from "~/contract/openapi/document";
import { describedDuring } from "../../support/described";
import { markdownPage } from "../../support/markdown-page";
import { test } from "../../support/platform";
import { signedIn } from "../../support/platform-sign-in";
import { usesOf } from "../../support/portal-uses";
import { statementsOf, tablesIn } from "../../support/watched-tables";
import { type Setup, type ContractCall, rows } from "./section-7";

/** Calls that end their own session come last. */
const endsSession = ({ call }: ContractCall) => call === "session.logout";
const inOrder = [...rows.filter((row) => !endsSession(row)), ...rows.filter(endsSession)];

test("every call of §7 is used by the portal, reads or writes rows, and matches the OpenAPI document", async ({
  platform,
  call: stranger,
  register,
}) => {
  const signIn = async (account: string) => (await signedIn(platform, account)).call;
  const as: Setup = {
    stranger,
    registrant: (await register()).call,
    supplier: await signIn("supplier"),
    india: await signIn("india"),
    buyer: await signIn("buyer"),
    kept: {},
  };
  const heard = new Map<ContractCall, Set<string>>();
  const described = new Map<ContractCall, number[]>();
  for (const row of inOrder) {
    const answers = await describedDuring(async () => heard.set(row, await statementsOf(() => row.make(as))));
    const own = answers.filter(({ endpoint }) => endpoint === row.endpoint);
    described.set(
      row,
      own.map(({ status }) => status),
    );
  }

  const ofGuard = guardStatements(heard);
  const { paths } = describeBaseApi();
  const lines = rows.map((row) => {
    const { asked, call, endpoint, unused } = row;
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId, asked).toBe(call);
    expect(endpoint, asked).toBe(namedInContract(call));
    if (!asked.startsWith("path not shown")) expect(asked).toBe(`${endpoint.method} ${endpoint.path}`);

    const own = [...(heard.get(row) ?? [])].filter((sql) => !ofGuard.has(sql));
    const { read, written } = tablesIn(own.length > 0 ? own : (heard.get(row) ?? []));
    expect([...read, ...written], `${asked} is answered from no rows`).not.toEqual([]);
    const uses = usesOf(call);
    if (unused) expect(uses, `${asked} is made now`).toEqual([]);
    else expect(uses, `${asked} is made nowhere`).not.toEqual([]);
    const statuses = described.get(row) ?? [];
    expect(statuses, `${asked} was not compared with the document`).not.toEqual([]);
    return [
      asked.startsWith("path not shown") ? asked : `\`${asked}\``,
      `\`${call}\`${asked.includes(endpoint.path) ? "" : ` (\`${endpoint.method} ${endpoint.path}\`)`}`,
      unused ? `– (${unused})` : uses.map((path) => `\`${path.replace("app/", "")}\``).join(", "),
      [listed("reads", read), listed("writes", written)].filter(Boolean).join("; "),
      statuses.join(", "),
    ];
  });
  expect(new Set(rows.map(({ asked }) => asked)).size).toBe(rows.length);
  await expect(await page(lines)).toMatchFileSnapshot("../../../docs/base-api-calls.md");
});

/** The statements of every call with a session, which identify the caller and check permission. */
function guardStatements(heard: Map<ContractCall, Set<string>>): Set<string> {
  const ofSessions = [...heard].filter(([{ endpoint }]) => endpoint.access === "session").map(([, sql]) => sql);
  const [first = new Set<string>(), ...others] = ofSessions;
  return new Set([...first].filter((sql) => others.every((other) => other.has(sql))));
}

function namedInContract(call: string): unknown {
  const [subject = "", name = ""] = call.split(".");
  return (contract as Record<string, Record<string, unknown>>)[subject]?.[name];
}

const listed = (what: string, names: Set<string>) =>
  names.size === 0
    ? ""
    : `${what} ${[...names]
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(", ")}`;

const page = (lines: string[][]) =>
  markdownPage(
    [
      "# The calls of §7",
      "",
      "Made by `tests/unit/contract/base-api-calls.test.ts`, which makes every call of a demo platform: not to be edited by hand.",
      "“Answered from” are the tables of the statements that SQLite received during the call, without those that identify the caller.",
      "“As described” are the statuses that were compared with the OpenAPI document and found as it says.",
      "",
      "| Specification | Call | Made by the portal in `app/` | Answered from | As described |",
      "| --- | --- | --- | --- | --- |",
      ...lines.map((cells) => `| ${cells.join(" | ")} |`),
      "",
    ].join("\n"),
  );
