import { type AdapterFactory, type AdapterPayload, errors } from "oidc-provider";
import { inSeconds } from "~/rules/time";
import type { Core } from "~/platform/core/core";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { hashSecret } from "~/platform/core/base/secret";

type Dependencies = Pick<Core, "db" | "seal" | "now">;

/** The key that finds the sessions and grants of one account, so that they can end together. */
const accountKey = (accountId: string): string => `account ${accountId}`;

/** Ends an account's sessions at the embedded provider, in every browser: the next sign-in requires the password. */
export const endProviderSessions = (core: Dependencies, accountId: string): Promise<undefined | void> =>
  providerRecords(core)("Session").revokeByGrantId(accountKey(accountId));

/** The encryption context of a record of the embedded provider. */
export const aboutProviderRecord = (model: string, id: string): string => `oidc_record:${model}:${id}`;

type ProviderRecordRow = { id: string; payload_sealed: string; consumed_at: string | null };

/**
 * Stores the data of the embedded provider, with one adapter for each of its models. Identifiers are secrets that a
 * browser presents (codes, session cookies), so only their hashes are stored; payloads are sealed (T-24).
 */
export const providerRecords =
  ({ db, seal, now }: Dependencies): AdapterFactory =>
  (model) => {
    async function findBy(column: "id" | "uid", value: string) {
      const row = await db
        .selectFrom("oidc_record")
        .select(["id", "payload_sealed", "consumed_at"])
        .where("model", "=", model)
        .where(column, "=", hashSecret(value))
        .where((either) => either.or([either("expires_at", "is", null), either("expires_at", ">", iso(now()))]))
        .executeTakeFirst();
      return row && toPayload(row);
    }

    function toPayload({ id, payload_sealed, consumed_at }: ProviderRecordRow): AdapterPayload {
      const payload = seal.open<AdapterPayload>(payload_sealed, aboutProviderRecord(model, id));
      return consumed_at === null ? payload : { ...payload, consumed: inSeconds(Date.parse(consumed_at)) };
    }

    return {
      find: (id) => findBy("id", id),
      findByUid: (uid) => findBy("uid", uid),
      /** Of the device flow, which is off. */
      findByUserCode: async () => undefined,

      async upsert(rawId, payload, expiresIn) {
        const id = hashSecret(rawId);
        const together = payload.grantId ?? (payload.accountId && accountKey(payload.accountId));
        const columns = {
          uid: payload.uid ? hashSecret(payload.uid) : null,
          grant_id: together ? hashSecret(together) : null,
          payload_sealed: seal.close(payload, aboutProviderRecord(model, id)),
          expires_at: expiresIn ? iso(secondsLater(now(), expiresIn)) : null,
        };
        await db
          .insertInto("oidc_record")
          .values({ model, id, ...columns, consumed_at: null })
          .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(columns))
          .execute();
      },

      /** Only one of several concurrent uses of a code succeeds (S-20); the provider itself checks without locking. */
      async consume(rawId) {
        const { numUpdatedRows } = await db
          .updateTable("oidc_record")
          .set({ consumed_at: iso(now()) })
          .where("model", "=", model)
          .where("id", "=", hashSecret(rawId))
          .where("consumed_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant("already consumed");
      },

      async destroy(rawId) {
        await db.deleteFrom("oidc_record").where("model", "=", model).where("id", "=", hashSecret(rawId)).execute();
      },

      async revokeByGrantId(grantId) {
        await db.deleteFrom("oidc_record").where("grant_id", "=", hashSecret(grantId)).execute();
      },
    };
  };
