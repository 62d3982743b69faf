import type { ConversationSide } from "~/rules/conversation/sides";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";

type QuestionRow = Tables["question"];

/** The encryption context of a message between a supplier and purchasing. */
export const aboutQuestion = (registrationId: string, place: number): string => `question:${registrationId}:${place}`;

/** The text of a message. */
export const openQuestion = ({ seal }: Pick<Core, "seal">, row: QuestionRow): string =>
  seal.open<string>(row.text_sealed, aboutQuestion(row.registration_id, row.place));

/** A reader: each account of purchasing is a separate one, and all users of a supplier share one. */
export type QuestionReader = { side: ConversationSide; reader: string };
/** The reader that a registrant and the accounts of the company share. */
export const supplierReader: QuestionReader = { side: "supplier", reader: "supplier" };
/** An account of purchasing as a reader. */
export const reviewerReader = (accountId: string): QuestionReader => ({ side: "purchasing", reader: accountId });
const otherSide = { supplier: "purchasing", purchasing: "supplier" } as const;

type NewQuestion = Pick<QuestionRow, "side" | "account_id" | "section_id" | "field"> & { text: string; at: Date };

/** Writes a message, encrypted, as the last one of its registration. The caller holds the registration's lock. */
export async function writeQuestion(
  { seal }: Pick<Core, "seal">,
  trx: Db,
  registrationId: string,
  { text, at, ...row }: NewQuestion,
): Promise<number> {
  const place = (await lastPlace(trx, registrationId)) + 1;
  const text_sealed = seal.close(text, aboutQuestion(registrationId, place));
  await trx
    .insertInto("question")
    .values({ ...row, registration_id: registrationId, place, text_sealed, at: iso(at) })
    .execute();
  return place;
}

/** The position of the newest message of a registration, which is also the number of messages; 0 if there is none. */
export async function lastPlace(db: Db, registrationId: string): Promise<number> {
  const row = await db
    .selectFrom("question")
    .select("place")
    .where("registration_id", "=", registrationId)
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** The position up to which a reader has read; 0 if nothing yet. */
export async function readUpTo(db: Db, registrationId: string, who: QuestionReader): Promise<number> {
  const row = await readPlace(db, registrationId, who).executeTakeFirst();
  return row?.place ?? 0;
}

const readPlace = (db: Db, registrationId: string, { reader }: QuestionReader) =>
  db
    .selectFrom("question_read")
    .select("place")
    .where("registration_id", "=", registrationId)
    .where("reader", "=", reader);

/** The number of messages from the other side that a reader has not read. */
export async function countUnreadQuestions(db: Db, registrationId: string, who: QuestionReader): Promise<number> {
  const { total } = await db
    .selectFrom("question")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("registration_id", "=", registrationId)
    .where((row) => row("place", ">", row.fn.coalesce(readPlace(db, registrationId, who), row.lit(0))))
    .where("side", "=", otherSide[who.side])
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many messages of the other side someone has not read, by registration; those without any are left out. */
export async function countUnreadByRegistration(
  db: Db,
  ids: readonly string[],
  { side, reader }: QuestionReader,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("question")
    .leftJoin("question_read", (join) =>
      join.onRef("question_read.registration_id", "=", "question.registration_id").on("reader", "=", reader),
    )
    .select((row) => ["question.registration_id", row.fn.countAll().as("total")])
    .where("question.registration_id", "in", ids)
    .where("side", "=", otherSide[side])
    .where((row) => row("question.place", ">", row.fn.coalesce("question_read.place", row.lit(0))))
    .groupBy("question.registration_id")
    .execute();
  return new Map(rows.map(({ registration_id, total }) => [registration_id, Number(total)]));
}

/** Whether a message is from the other side. */
export const isFromOther = (row: Pick<QuestionRow, "side">, { side }: QuestionReader): boolean => row.side !== side;

/**
 * Records that a reader has read up to a position. The position never decreases, and never exceeds the newest message.
 */
export async function markQuestionsRead(
  trx: Db,
  registrationId: string,
  who: QuestionReader,
  upTo: number,
): Promise<void> {
  const place = Math.min(upTo, await lastPlace(trx, registrationId));
  if (place <= (await readUpTo(trx, registrationId, who))) return;
  await trx
    .insertInto("question_read")
    .values({ registration_id: registrationId, reader: who.reader, place })
    .onConflict((conflict) => conflict.columns(["registration_id", "reader"]).doUpdateSet({ place }))
    .execute();
}
