import { sql } from "kysely";
import { expect } from "vitest";
import { derivedPlaces } from "~/platform/commands/reseal/registration-hashes";
import { hashPlaces } from "~/platform/commands/reseal/row-hashes";
import { sealedPlaces } from "~/platform/commands/reseal/sealed-columns";
import { inDatabase } from "../../../../support/platform-database";
import { onEveryEngine } from "../../../../support/platform";

const sealedBy = /^[\da-f]{8}\.[\w-]{38,}$/;

/** Hashes that do not depend on a portal secret: of random values, passwords, recovery codes and public lists. */
const withoutSecret = [
  "account.password_hash",
  "calendar_feed.key_hash",
  "colleague.token_hash",
  "hand_over.binding_hash",
  "hand_over.token_hash",
  "invitation.token_hash",
  "login_attempt.binding_hash",
  "login_attempt.state_hash",
  "outbox.challenge_hash",
  "recovery_code.code_hash",
  "registration_session.token_hash",
  "sanction_entry.entry_hash",
  "sanction_hit.entry_hash",
  "session.token_hash",
  "staff_invitation.token_hash",
];
/** Codes expire within minutes, so their hashes need not be moved. */
const short = ["verification_code.challenge_hash", "verification_code.code_hash", "verification_code.email_hash"];
/** Heads outside the database contain these hashes, so the key that checks them is retained. */
const linked = ["audit_head.hash", "audit_link.hash"];
/** Not a hash, but a registration and a section. */
const noHash = ["change_request.open_key"];

onEveryEngine((test) => {
  test("every hash column is moved to the new secret, or listed with the reason it need not be", async ({ config }) => {
    await inDatabase(config, async (db) => {
      const tables = await db.introspection.getTables();
      const found = tables.flatMap(({ name: table, columns }) =>
        columns.filter(({ name }) => /(^|_)hash$|^print$|^open_key$/.test(name)).map(({ name }) => `${table}.${name}`),
      );
      const moved = [...hashPlaces, ...derivedPlaces].map(({ table, column }) => `${table}.${column}`);
      const explained = [...moved, ...withoutSecret, ...short, ...linked, ...noHash];
      expect([...new Set(found)].toSorted()).toEqual(explained.toSorted());
    });
  });

  test("every encrypted column of the database is listed with the key of its table", async ({ config }) => {
    await inDatabase(config, async (db) => {
      const tables = await db.introspection.getTables();
      const found = tables.flatMap(({ name: table, columns }) =>
        columns.filter(({ name }) => name.endsWith("_sealed")).map(({ name }) => `${table}.${name}`),
      );
      const listed = sealedPlaces.map(({ table, column }) => `${table}.${column}`);
      expect([...listed, "secret_check.value_sealed"].toSorted()).toEqual([...new Set(found)].toSorted());
      for (const { table, key } of sealedPlaces) {
        const { columns = [] } = tables.find(({ name }) => name === table) ?? {};
        expect([table, columns.map(({ name }) => name)]).toEqual([table, expect.arrayContaining(key)]);
      }
    });
  });

  test("no other column contains encrypted values", async ({ config, register }) => {
    await register();
    const listed = new Set(sealedPlaces.map(({ table, column }) => `${table}.${column}`));
    await inDatabase(config, async (db) => {
      for (const { name, schema = "public" } of await db.introspection.getTables()) {
        if (schema !== "public") continue;
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
        const others = rows.flatMap((row) =>
          Object.entries(row)
            .filter(([, value]) => typeof value === "string" && sealedBy.test(value))
            .map(([column]) => `${name}.${column}`)
            .filter((place) => !listed.has(place)),
        );
        expect([name, [...new Set(others)]]).toEqual([
          name,
          name === "secret_check" ? ["secret_check.value_sealed"] : [],
        ]);
      }
    });
  });
});
