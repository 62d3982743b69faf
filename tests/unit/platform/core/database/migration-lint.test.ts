import { describe, expect, test } from "vitest";
import { migrations } from "~/platform/core/database/migrations/all";
import { lintStatements, statementsOf } from "../../../../support/migration-lint";

/** PostgreSQL builds an index over four columns of 100,000 rows in about 0.2 s; writes wait that long. */
const short = "written rarely, and far from 100,000 rows: the build takes less than a second";
const emptied = "emptied continuously, so that it is small";
const newColumn = "the constraint is on the column that is added, and every row has its default or null";

/** Why a migration may break a rule: the first three digits of its name, the rule and the table. */
const exceptions: Record<string, string> = {
  "011 index registration": short,
  "012 index task": short,
  "015 index registration": short,
  "017 constraint change_request": newColumn,
  "019 index task": short,
  "020 index stored_file": short,
  "021 index outbox": emptied,
  "021 index registration": short,
  "024 constraint news": newColumn,
  "026 index registration": short,
  "027 constraint registration": newColumn,
  "027 index registration": short,
  "028 index registration": short,
  "042 index registration": short,
  "051 constraint staff_invitation": newColumn,
  "053 index outbox": emptied,
  "054 index stored_file": short,
  "055 index identity": "one row per colleague",
  "055 removal role_request": "SQLite cannot let a column be null later; the new table has the same columns",
  "057 index contact_change": short,
  "057 index registration_session": short,
  "057 index returned_item": short,
  "057 index stored_file": short,
  "057 index tenant": short,
  "057 index tenant_member": short,
  "059 index outbox": emptied,
  "064 index registration": short,
  "080 index outbox": emptied,
  "083 index removed_member": "one row per supplier's person who was removed",
  "087 everyRow domain_config": "one row per host",
};

describe.each(["PostgreSQL", "SQLite"] as const)("on %s", (engine) => {
  test("no migration blocks the previous build, except for a stated reason", async () => {
    const found = await Promise.all(
      Object.entries(migrations).map(async ([name, migration]) => {
        const broken = lintStatements(await statementsOf(migration, engine));
        return broken.map((rule) => `${name.slice(0, 3)} ${rule}`);
      }),
    );
    expect([...new Set(found.flat())].toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });
});

test.each([
  ["create index new_one on registration (state)", "index registration"],
  ['create unique index "new_one" on "registration" ("number")', "index registration"],
  ["create index concurrently new_one on registration (state)", "concurrently registration"],
  ["alter table registration alter column number type bigint", "type registration"],
  ["alter table registration alter number set data type bigint", "type registration"],
  ["ALTER TABLE registration\n  ALTER COLUMN number SET NOT NULL", "notNull registration"],
  ["alter table registration add column note text not null", "default registration"],
  ["alter table registration add column id uuid default gen_random_uuid()", "default registration"],
  ["alter table registration add column at text not null default (clock_timestamp())", "default registration"],
  ["alter table registration add column owner text references account (id)", "constraint registration"],
  ["alter table registration add constraint one check (number > 0)", "constraint registration"],
  ["alter table registration drop column number", "removal registration"],
  ["alter table registration rename column number to code", "removal registration"],
  ["alter table registration rename to company", "removal registration"],
  ["drop table if exists registration", "removal registration"],
  ["update registration set number = 'where'", "everyRow registration"],
  ["delete from registration", "everyRow registration"],
  ["set local lock_timeout = 0", "limits"],
  ["lock table registration", "limits registration"],
])("%j is refused", (statement, finding) => {
  expect(lintStatements([statement])).toEqual([finding]);
});

test.each([
  ["alter table registration add column note text"],
  ["alter table registration add column note text default '' not null"],
  ["alter table registration add constraint one check (number > 0) not valid"],
  ["drop index registration_state"],
  ["update registration set note = '' where note is null"],
  ["create table note (id text primary key, of text references registration (id))"],
])("%j is accepted", (statement) => {
  expect(lintStatements([statement])).toEqual([]);
});

test("a table that the same migration creates can have indexes, and can replace another one", () => {
  const create = "create table note (id text not null)";
  expect(lintStatements([create, "create index note_id on note (id)", "update note set id = ''"])).toEqual([]);
  const copy = ["create table note_new (id text)", "drop table note", "alter table note_new rename to note"];
  expect(lintStatements([...copy, "create index note_id on note (id)"])).toEqual(["removal note"]);
  expect(lintStatements([create, "create index concurrently note_id on note (id)"])).toEqual(["concurrently"]);
});
